import { existsSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rules } from '../../src/rules/index.js'
import { startApiServer, type ApiServer } from '../support/api-server.js'
import { checkOut } from '../support/checkout.js'
import { temporaryFolder } from '../support/folder.js'
import { runGit } from '../support/git.js'
import { startGitServer, type GitServer } from '../support/git-server.js'
import {
  hosted,
  openPull,
  runPull,
  type Pull,
  type Ran,
  type RunOptions,
} from '../support/hosted-repository.js'
import {
  hostileRepository,
  listed,
  nasty,
  nastyBranches,
  rawNames,
  setTrap,
  toConfiguration,
} from '../support/hostile-repository.js'
import { canRender, elements, links, render } from '../support/rendering.js'
import { readOutput } from '../support/runner.js'

const trap = setTrap()

/** Everything in a clone's own configuration, its hooks and its environment that makes Git start a program. */
const lay = (workspace: string): RunOptions => {
  const { script } = trap
  const hooks =
    'post-index-change reference-transaction post-checkout pre-auto-gc post-merge fsmonitor-watchman'
  for (const hook of hooks.split(' '))
    writeFileSync(join(workspace, '.git', 'hooks', hook), readFileSync(script), { mode: 0o755 })
  const settings: Readonly<Record<string, string>> = {
    'core.fsmonitor': script,
    'core.hooksPath': join(workspace, '.git', 'hooks'),
    'core.pager': script,
    'core.editor': script,
    'core.askPass': script,
    'core.sshCommand': script,
    'core.gitProxy': script,
    'core.alternateRefsCommand': script,
    'credential.helper': `!${script}`,
    'diff.external': script,
    'diff.trap.command': script,
    'diff.trap.textconv': script,
    'filter.trap.clean': script,
    'filter.trap.smudge': script,
    'filter.trap.process': script,
    'merge.trap.driver': `${script} %A`,
    'gpg.program': script,
    'log.showSignature': 'true',
    'alias.log': `!${script}`,
    'alias.merge-tree': `!${script}`,
    'remote.origin.uploadpack': script,
    'uploadpack.packObjectsHook': script,
    'interactive.diffFilter': script,
    'fetch.recurseSubmodules': 'yes',
    'submodule.recurse': 'true',
  }
  for (const [key, value] of Object.entries(settings)) runGit(workspace, ['config', key, value])
  const home = temporaryFolder()
  writeFileSync(join(home, '.gitconfig'), readFileSync(join(workspace, '.git', 'config')))
  return {
    environment: {
      HOME: home,
      XDG_CONFIG_HOME: home,
      GIT_EXTERNAL_DIFF: script,
      GIT_PAGER: script,
      PAGER: script,
      GIT_EDITOR: script,
      EDITOR: script,
      GIT_ASKPASS: script,
      SSH_ASKPASS: script,
      GIT_PROXY_COMMAND: script,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${script}'`,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: script,
      GIT_DIR: '/nowhere',
      GIT_WORK_TREE: '/nowhere',
      GIT_INDEX_FILE: '/nowhere',
      GIT_OBJECT_DIRECTORY: '/nowhere',
      GIT_TRACE: join(workspace, 'pwned-trace'),
      GIT_TEMPLATE_DIR: join(workspace, '.git'),
    },
  }
}

const token = 'ghs_hostile'
const secrets = [token, Buffer.from(`x-access-token:${token}`).toString('base64')]
const ids = new Set(rules.map(({ id }) => id))
const outputs = 'outcome errors new-errors warnings abandoned live-rows report-json'.split(' ')
const plainElements = 'a br h2 h3 li p span table tbody td th thead tr ul'.split(' ')

/** Whatever was said, no part of it does anything. */
const expectInert = (ran: Ran): void => {
  const { commands, lines } = readOutput(ran.stdout)
  for (const { name, properties, data } of commands) {
    if (name === 'add-mask' && secrets.includes(data)) continue
    expect(['error', 'warning', 'notice']).toContain(name)
    const [rule = ''] = (properties.get('title') ?? '').split(' ')
    expect(rule === 'rowaudit' || ids.has(rule), `the title ${properties.get('title')} is ours`).toBe(true)
  }
  expect(readOutput(ran.stderr).commands).toEqual([])
  // The path of a remark is the file's own, or the platform could not find it; nobody is shown it.
  const shown = [
    ...lines,
    ...commands.flatMap(({ data, properties }) => [data, properties.get('title') ?? '']),
  ]
  expect(shown.join('\n').replace(/\u001b\[\d+m/g, '')).not.toMatch(/[^\P{C}\n\u200c\u200d]/u)
  expect([...ran.outputs.keys()].sort()).toEqual([...outputs].sort())
  expect(ran.outputsText.replace(/^([^\n]+?)<<(\S+)\n([\s\S]*?)\n?\2$\n?/gm, '')).toBe('')
  for (const [name, value] of ran.outputs)
    if (name !== 'report-json') expect(value).toMatch(/^(?:pass|fail|unknown|\d*)$/)
  if (ran.sarif !== null) {
    expect(JSON.parse(ran.sarif)).toMatchObject({ version: '2.1.0' })
    expect(readOutput(ran.sarif).commands).toEqual([])
  }
  expect(ran.summary).not.toMatch(/[^\P{C}\n\u200c\u200d]/u)
  expect(readOutput(ran.summary).commands).toEqual([])
  if (canRender) {
    const html = render(ran.summary)
    for (const [, count, table] of html.matchAll(/<h3>[^<]*findings \((\d+)\)<\/h3>(.*?)<\/table>/gs))
      expect(table?.match(/<tr>/g)).toHaveLength(Number(count) + 1)
    for (const element of elements(html)) expect(plainElements).toContain(element)
    for (const link of links(html))
      expect(link).toMatch(
        /^https?:\/\/[\w.:]+\/octo\/rows\/blob\/[0-9a-f]{40}\/[\w.%/-]*\?plain=1#L\d+(?:-L\d+)?$/,
      )
  }
  const run = existsSync(trap.mark) ? readFileSync(trap.mark, 'utf8') : ''
  rmSync(trap.mark, { force: true })
  expect(run).toBe('')
}

/** The files of a work tree, and what a program may have put beside them. */
const filesOf = (workspace: string) => listed(workspace).filter(name => !name.startsWith('./.git/'))

/** Runs a pull request in a workspace full of traps, and sees to it that nothing was left there. */
const runTrapped = async (
  pull: Pull,
  facts: Parameters<typeof runPull>[1] = {},
  options: RunOptions = {},
): Promise<Ran> => {
  const { environment } = lay(pull.workspace)
  const before = listed(pull.workspace)
  const ran = await runPull(pull, facts, {
    ...options,
    environment: { ...environment, ...options.environment },
  })
  expect(listed(pull.workspace)).toEqual(before)
  expectInert(ran)
  return ran
}

describe('a change full of hostile text', () => {
  let there: ReturnType<typeof hostileRepository>
  let pull: Pull
  let api: ApiServer
  beforeAll(async () => {
    there = hostileRepository()
    pull = openPull(there)
    api = await startApiServer({ token })
  })
  afterAll(() => api.stop())

  it('is judged like any other, and runs nothing', async () => {
    const facts = { title: nasty.join(' '), body: nasty.join('\n'), author: '::error::pwned' }
    const ran = await runTrapped(pull, facts, { inputs: { annotations: 'all' } })
    expect(ran.status).toBe(1)
    expect(ran.report).toMatchObject({ judged: 'change', landing: { made: 'merge-tree' } })
    const { rows = [], findings = [] } = ran.report ?? {}
    // Every row of every file, whatever it is called.
    const read = rows.map(({ id }) => id)
    const written = [
      ...nasty.map((_, index) => `F-${index + 1}`),
      ...Object.keys(rawNames).map(name => `F-${name}`),
    ]
    for (const id of written) expect(read).toContain(id)
    const abandoned = findings.filter(({ rule }) => rule === 'abandoned-row')
    expect(abandoned.filter(each => each.new && /^F-/.test(each.id ?? ''))).toHaveLength(
      Math.floor(nasty.length / 2) + 2,
    )
    expect(abandoned.filter(each => !each.new && /^F-/.test(each.id ?? ''))).toHaveLength(
      Math.ceil(nasty.length / 2),
    )
    const waived = abandoned.flatMap(each => each.waived ?? [])
    expect(waived).toContain('::error::pwned')
    expect(waived).toContain('$(touch pwned-1)')
    expect(findings.filter(({ rule }) => rule === 'owed-document')).not.toEqual([])
    expect(findings.filter(({ rule }) => rule === 'policy-change')).not.toEqual([])
    expect(findings.filter(({ rule }) => rule === 'unmatched-branch').length).toBeGreaterThan(
      nastyBranches.length / 2,
    )
  })

  it.each(['::error::pwned[bot]', '##[error]pwned[bot]', '<b>`$(touch pwned)`|\n::error::[bot]'])(
    'by an exempt author called %j',
    async author => {
      const ran = await runTrapped(pull, { title: '::error::x', author, headBranch: '::error::$(id)' })
      expect(ran.report?.findings.map(({ rule }) => rule)).not.toContain('owed-document')
    },
  )

  it('beside pull requests of others of the same kind', async () => {
    api.pullRequests = nasty.map((text, index) => ({
      number: index + 8,
      title: `F-${index + 1} ${text}`,
      headBranch: text || 'x',
      author: text,
    }))
    const ran = await runTrapped(pull, {}, { api: api.origin, inputs: { token, annotations: 'all' } })
    const verdicts = new Map(ran.report?.rows.map(({ id, verdict }) => [id, verdict]))
    nasty.forEach((_, index) => expect(verdicts.get(`F-${index + 1}`)).toBe('IN-FLIGHT'))
  })

  describe('from a server', () => {
    let server: GitServer
    let url: string
    beforeAll(async () => {
      const root = temporaryFolder()
      runGit(root, ['clone', '--quiet', '--mirror', there.remote, 'octo/rows'])
      server = await startGitServer(root, token)
      url = `${server.origin}/octo/rows`
    })
    afterAll(() => server.stop())

    it.each([1, 0])('after a checkout of depth %i', async depth => {
      const { workspace } = await checkOut({ url, token, ref: 'refs/pull/7/merge', sha: pull.merge, depth })
      // What only a fetch can tell.
      runGit(workspace, ['update-ref', '-d', 'refs/remotes/origin/main'])
      const { environment } = lay(workspace)
      const before = filesOf(workspace)
      const ran = await runPull(
        { ...pull, workspace },
        {},
        {
          environment: environment ?? {},
          server: server.origin,
          api: api.origin,
          inputs: { fetch: 'auto', token },
        },
      )
      expectInert(ran)
      expect(filesOf(workspace)).toEqual(before)
      expect(ran.status).toBe(1)
      expect(ran.report?.findings.filter(({ rule }) => rule === 'unmatched-branch').length).toBeGreaterThan(
        nastyBranches.length / 2,
      )
    })
  })
})

describe('a conflict', () => {
  it('in files of hostile names is told by their names, and no more', async () => {
    const there = hosted(['ENG-1 READY'])
    const names = [
      '::error::pwned',
      '##[error]pwned',
      '$(touch pwned)\n::error::x',
      '<b>`|`</b>',
      '-rf',
      '\u202egnp',
    ]
    const files = (text: string) => Object.fromEntries(names.map(name => [name, text]))
    there.author.commit({ message: 'Begin', files: files('one\n') })
    there.author.push()
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: files('two\n') })
    const pull = openPull(there)
    there.author.checkout('main')
    there.author.commit({ message: 'Fix too', files: files('three\n') })
    there.author.push()
    runGit(pull.workspace, ['fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*'])
    const ran = await runTrapped(pull)
    expect(ran.status).toBe(2)
    expect(ran.report?.landing?.made).toBe('conflict')
    expect([...(ran.report?.landing?.conflicts ?? [])].sort()).toEqual([...names].sort())
  })
})

describe('a configuration', () => {
  const configuration = JSON.stringify({
    matrices: ['plan.md'],
    states: { READY: 'ready', ACTIVE: 'active' },
  })

  it.each([
    '$(touch pwned)`id`;.yml',
    '::error::pwned.yml',
    '##[error]pwned.yml',
    '<b>|x.yml',
    '-c.yml',
    'a\u202eb.yml',
  ])('at the path %j is read from there', async config => {
    const there = hosted(['ENG-1 READY'], { [config]: configuration })
    there.author.branch('fix')
    there.author.commit({ message: 'Fix', files: { 'a.c': 'a' } })
    const ran = await runTrapped(openPull(there), {}, { inputs: { config } })
    expect(ran).toMatchObject({ status: 0, report: { config } })
  })

  it('with keys and values of that kind is an error of the change', async () => {
    const there = hosted(['ENG-1 READY'])
    there.author.branch('fix')
    const wrong = { ...Object.fromEntries(nasty.map(text => [text, text])), matrices: nasty, base: nasty }
    there.author.commit({ message: 'Fix', files: { '.github/rowaudit.yml': toConfiguration(wrong) } })
    const pull = openPull(there)
    const ran = await runTrapped(pull)
    expect(ran.status).toBe(1)
    expect(ran.fresh.filter(each => each !== 'policy-change .github/rowaudit.yml')).toEqual([])
    expect(ran.fresh.length).toBeGreaterThan(nasty.length / 2)
    there.author.push()
    there.author.git('push', '--quiet', '--force', 'origin', 'HEAD:refs/heads/main')
    const both = await runTrapped(openPull(there))
    expect(both.status).toBe(2)
    expect(both.summary).toContain('pwned')
  })

  it.each([['/etc/passwd'], ['../../../../../../etc/passwd'], ['../plan.md'], ['/proc/self/environ']])(
    'that is a link to %s is followed nowhere',
    async to => {
      const there = hosted(['ENG-1 READY'])
      const path = join(there.author.folder, '.github/rowaudit.yml')
      there.author.branch('fix')
      unlinkSync(path)
      symlinkSync(to, path)
      there.author.commit({ message: 'Fix' })
      const ran = await runTrapped(openPull(there))
      expect(ran.status).toBe(1)
      expect(ran.fresh).toContain('policy-change .github/rowaudit.yml')
      for (const text of [ran.stdout, ran.stderr, ran.summary])
        expect(text).not.toMatch(/root:|PATH=|RUNNER_TEMP=/)
      // Where both sides have none that can be used, nothing is judged.
      there.author.git('push', '--quiet', '--force', 'origin', 'HEAD:refs/heads/main')
      const both = await runTrapped(openPull(there))
      expect(both.status).toBe(2)
      for (const text of [both.stdout, both.stderr, both.summary])
        expect(text).not.toMatch(/root:|PATH=|RUNNER_TEMP=/)
    },
  )
})
