import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkOut, snapshot } from '../support/checkout.js'
import type { Misdeed, ServedRequest } from '../support/git-server.js'
import { checkoutOf, type ServedRepository } from '../support/served-repository.js'
import { serveRecord } from '../support/served-record.js'
import { pullRequestTold, pushTold, runStep } from '../support/step.js'

let served: ServedRepository

beforeAll(async () => {
  served = await serveRecord()
})

/** What the server does to a request, and what comes of it. */
interface Failing {
  readonly name: string
  readonly misbehave: (request: ServedRequest) => Misdeed
  readonly inputs?: Readonly<Record<string, string>>
  /** The cause, as the report must tell it. */
  readonly cause: RegExp
  /** How often the server is called in vain. */
  readonly tries: number
}

const wrong = 'ghs_wrongwrongwrong'
const onFetch =
  (misdeed: Misdeed) =>
  ({ command }: ServedRequest): Misdeed =>
    command === 'fetch' ? misdeed : null
/** The second fetch of a run: the first contents, when the history is here already. */
const onSecondFetch = (misdeed: Misdeed) => (request: ServedRequest) => {
  const fetches = served.server.requests.filter(({ command }) => command === 'fetch')
  return request.command === 'fetch' && fetches[0] !== request ? misdeed : null
}

const failing: readonly Failing[] = [
  { name: 'answers 401', misbehave: () => ({ status: 401 }), cause: /could not read Username|401/, tries: 1 },
  { name: 'answers 403', misbehave: () => ({ status: 403 }), cause: /returned error: 403/, tries: 1 },
  {
    name: 'refuses the token',
    misbehave: () => null,
    inputs: { token: wrong },
    cause: /returned error: 403/,
    tries: 1,
  },
  {
    name: 'demands a token, and there is none',
    misbehave: () => null,
    inputs: { token: '' },
    cause: /could not read Username|401/,
    tries: 1,
  },
  { name: 'answers 500', misbehave: () => ({ status: 500 }), cause: /returned error: 500/, tries: 3 },
  { name: 'hangs up', misbehave: () => 'reset', cause: /reset|unable to access|hung up/i, tries: 3 },
  {
    name: 'stops in the middle of the history',
    misbehave: onFetch({ cutAfter: 400 }),
    cause: /early EOF|reset by peer|hung up/,
    tries: 3,
  },
  {
    name: 'stops in the middle of the contents',
    misbehave: onSecondFetch({ cutAfter: 100 }),
    cause: /early EOF|reset by peer|hung up/,
    tries: 3,
  },
]

/** Runs the step, and holds what holds of every run that could not get what it needs. */
const runInVain = async (
  depth: number,
  { misbehave, inputs = {} }: Pick<Failing, 'misbehave' | 'inputs'>,
) => {
  const checkout = await checkOut(checkoutOf(served, { depth, credentials: 'none' }))
  const before = snapshot(checkout)
  served.server.forget()
  served.server.misbehave = misbehave
  const began = Date.now()
  const step = await runStep(served, checkout, pullRequestTold(served), { inputs })
  const seconds = (Date.now() - began) / 1000
  served.server.misbehave = () => null
  expect(readdirSync(checkout.temporary)).toEqual([])
  expect(snapshot(checkout)).toEqual(before)
  expect(step.status).toBe(2)
  expect(step.outputs.get('outcome')).toBe('unknown')
  expect(step.report).toMatchObject({ outcome: 'unknown', rows: [], findings: [] })
  for (const token of [served.token, wrong])
    for (const secret of [token, Buffer.from(`x-access-token:${token}`).toString('base64')])
      expect(step.shown).not.toContain(secret)
  return { problem: step.report?.problem, step, seconds }
}

describe('a server that cannot be used leaves the outcome unknown, with the cause, and no trace', () => {
  it.each(failing)('it $name', async each => {
    const { problem, step, seconds } = await runInVain(1, each)
    expect(problem?.message).toMatch(each.cause)
    expect(problem?.message).toContain(served.url)
    expect(problem?.remedy).toMatch(/git fetch|fetch-depth: 0/)
    expect(step.stdout).toContain('::error title=rowaudit::Could not judge')
    expect(step.summary).toContain('unknown')
    const inVain = served.server.requests.filter(
      request => request.status >= 400 || each.misbehave(request) !== null,
    )
    expect(inVain.length).toBe(each.tries)
    // Two pauses of two and four seconds, and the run itself on a machine that has other things to do.
    expect(seconds).toBeLessThan(60)
  })

  it('nobody listens', async () => {
    const gone = await serveRecord()
    const checkout = await checkOut(checkoutOf(gone))
    const complete = await checkOut(checkoutOf(gone, { depth: 0 }))
    await gone.server.stop()
    for (const each of [checkout, complete]) {
      const before = snapshot(each)
      const step = await runStep(gone, each, pullRequestTold(gone))
      expect(step.status).toBe(2)
      expect(step.report?.problem?.message).toMatch(/refused|[Cc]ould(?: not|n't) connect/)
      expect(snapshot(each)).toEqual(before)
    }
  })

  it('stays bounded where everything is here, and whether it still holds is not known', async () => {
    const { problem } = await runInVain(0, { misbehave: () => ({ status: 403 }) })
    expect(problem?.message).toMatch(/returned error: 403/)
    expect(served.server.requests).toHaveLength(1)
  })

  it('that stops before it has told how the rows stood when their grace began leaves no row milder for it', async () => {
    const checkout = await checkOut(
      checkoutOf(served, { ref: 'refs/heads/main', sha: served.author.sha('main') }),
    )
    served.server.forget()
    served.server.misbehave = onSecondFetch({ cutAfter: 100 })
    const step = await runStep(served, checkout, pushTold(served))
    served.server.misbehave = () => null
    expect(step.status).toBe(2)
    expect(step.report).toMatchObject({ outcome: 'unknown', rows: [], findings: [] })
    expect(step.report?.problem?.message).toMatch(/early EOF|reset by peer|hung up/)
  })

  it('is asked again where it fails once, and then the outcome is as ever', async () => {
    const checkout = await checkOut(checkoutOf(served))
    let failures = 0
    served.server.misbehave = request => (request.command === 'fetch' && failures++ === 0 ? 'reset' : null)
    const step = await runStep(served, checkout, pullRequestTold(served))
    served.server.misbehave = () => null
    expect([failures > 1, step.status, step.report?.verdicts?.['LANDED']]).toEqual([true, 1, 3])
  })
})
