import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './folder.js'
import { node24, type Finished, type JsonReport, type Step } from './process.js'

/** What a step left behind. */
export interface FinishedStep extends Finished {
  readonly summary: string
  /** What the file of the outputs says, whoever wrote it. */
  readonly outputsText: string
  readonly outputs: ReadonlyMap<string, string>
  /** The JSON report, written below `RUNNER_TEMP` unless the inputs name another place; null where there is none. */
  readonly report: JsonReport | null
  /** The same as SARIF, as it was written. */
  readonly sarif: string | null
}

/** Runs the bundled Action as the runner does, and lets this process answer meanwhile as the platform. */
export const runActionAsync = async (step: Step): Promise<FinishedStep> => {
  const { workspace, event, payload, inputs = {}, environment = {} } = step
  const temporary = temporaryFolder()
  const file = (name: string, text = '') => {
    writeFileSync(join(temporary, name), text)
    return join(temporary, name)
  }
  const outputs = file('outputs')
  const summary = file('summary')
  const json = inputs['report-json'] ?? join(temporary, 'report.json')
  const sarif = inputs['report-sarif'] ?? join(temporary, 'report.sarif')
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB_|INPUT_|RUNNER_|CI$)/.test(name))
  const defaults = { 'fail-on': 'auto', annotations: 'changed', 'working-directory': '.', fetch: 'never' }
  const entries = Object.entries({ ...defaults, 'report-json': json, 'report-sarif': sarif, ...inputs })
  const finished = await finish(workspace, {
    ...Object.fromEntries(kept),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: temporary,
    ...Object.fromEntries(
      entries.map(([name, value]) => [`INPUT_${name.replace(/ /g, '_').toUpperCase()}`, value]),
    ),
    ...environment,
  })
  const outputsText = readFileSync(outputs, 'utf8')
  return {
    ...finished,
    summary: readFileSync(summary, 'utf8'),
    outputsText,
    outputs: toOutputs(outputsText),
    report: existsSync(json) ? (JSON.parse(readFileSync(json, 'utf8')) as JsonReport) : null,
    sarif: existsSync(sarif) ? readFileSync(sarif, 'utf8') : null,
  }
}

const finish = (workspace: string, env: NodeJS.ProcessEnv): Promise<Finished> =>
  new Promise((done, failed) => {
    const child = spawn(node24, [resolve('dist/action/index.js')], {
      cwd: workspace,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const written = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
    child.stdout.on('data', (chunk: Buffer) => written.stdout.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => written.stderr.push(chunk))
    child.on('error', failed)
    child.on('close', status =>
      done({
        status,
        stdout: Buffer.concat(written.stdout).toString(),
        stderr: Buffer.concat(written.stderr).toString(),
      }),
    )
  })

/** Reads the file that a step writes its outputs to: `name<<delimiter`, the value, the delimiter. */
const toOutputs = (text: string): ReadonlyMap<string, string> => {
  const outputs = new Map<string, string>()
  for (const [, name = '', , value = ''] of text.matchAll(/^([^\n]+?)<<(\S+)\n([\s\S]*?)\n?\2$/gm))
    outputs.set(name, value)
  return outputs
}
