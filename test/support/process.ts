import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from './folder.js'

/** The Node that the runner brings for `using: node24`. */
export const node24 = resolve('node_modules/node/bin/node')

/** What a finished process left. */
export interface Finished {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

const finished = (
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Finished => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (error) throw error
  return { status, stdout, stderr }
}

/** Runs the bundled command line in a folder. */
export const runCli = (cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Finished =>
  finished(node24, [resolve('dist/cli/index.js'), ...args], cwd, { ...process.env, ...env })

/** A report as the command line writes it in JSON. */
export interface JsonReport {
  readonly outcome: string
  readonly judged: string
  readonly now: string
  readonly config: string | null
  readonly landing: { readonly made: string; readonly conflicts: readonly string[] } | null
  readonly problem: { readonly message: string; readonly remedy: string } | null
  readonly states: Readonly<Record<string, number>> | null
  readonly verdicts: Readonly<Record<string, number>> | null
  readonly examined: Readonly<Record<string, number>> | null
  readonly notes: readonly string[]
  readonly rows: readonly {
    readonly id: string
    readonly state: string
    readonly path: string
    readonly line: number
    readonly verdict: string | null
    readonly strength: string | null
    readonly reason: string | null
  }[]
  readonly findings: readonly {
    readonly rule: string
    readonly severity: string
    readonly path: string
    readonly line: number
    readonly id?: string | null
    readonly message: string
    readonly help: string
    readonly new: boolean
    readonly waived: string | null
    readonly headLine: number
    readonly touched: boolean
  }[]
  readonly untaken: readonly { readonly path: string; readonly line: number; readonly reason: string }[]
}

/** Runs the command line and reads its JSON. */
export const auditJson = (cwd: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = runCli(cwd, ['--format', 'json', ...args], env)
  if (stdout === '') throw new Error(`no report: ${stderr}`)
  return { status, stderr, report: JSON.parse(stdout) as JsonReport }
}

/** How the runner calls the step. */
export interface Step {
  readonly workspace: string
  readonly event: string
  readonly payload: unknown
  readonly inputs?: Readonly<Record<string, string>>
  readonly environment?: Readonly<Record<string, string>>
}

/** Runs the bundled Action as the runner does: inputs and event in the environment, Node 24, no terminal. */
export const runAction = (step: Step): FinishedStep => {
  const { env, read } = prepareStep(step)
  return read(finished(node24, [actionPath], step.workspace, env))
}

/** The same without stopping the servers that this process may be running. */
export const runActionAsync = async (step: Step): Promise<FinishedStep> => {
  const { env, read } = prepareStep(step)
  const child = spawn(node24, [actionPath], { cwd: step.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return read({ status, ...said })
}

/** What a step left. */
export interface FinishedStep extends Finished {
  readonly summary: string
  /** What the file of the outputs says, whoever wrote it. */
  readonly outputsText: string
  readonly outputs: ReadonlyMap<string, string>
}

const actionPath = resolve('dist/action/index.js')

const prepareStep = ({ workspace, event, payload, inputs = {}, environment = {} }: Step) => {
  const temporary = temporaryFolder()
  const file = (name: string, text = '') => {
    writeFileSync(join(temporary, name), text)
    return join(temporary, name)
  }
  const outputs = file('outputs')
  const summary = file('summary')
  const kept = Object.entries(process.env).filter(([name]) => !/^(GITHUB_|INPUT_|RUNNER_|CI$)/.test(name))
  const defaults = { 'fail-on': 'auto', annotations: 'changed', 'working-directory': '.', fetch: 'never' }
  const entries = Object.entries({ ...defaults, ...inputs })
  const env = {
    ...Object.fromEntries(kept),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
    GITHUB_OUTPUT: outputs,
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_REPOSITORY: 'octo/rows',
    GITHUB_REF: 'refs/heads/main',
    RUNNER_TEMP: temporary,
    ...Object.fromEntries(
      entries.map(([name, value]) => [`INPUT_${name.replace(/ /g, '_').toUpperCase()}`, value]),
    ),
    ...environment,
  }
  const read = (result: Finished): FinishedStep => ({
    ...result,
    summary: readFileSync(summary, 'utf8'),
    outputsText: readFileSync(outputs, 'utf8'),
    outputs: toOutputs(readFileSync(outputs, 'utf8')),
  })
  return { env, read }
}

/** Reads the file that a step writes its outputs to: `name<<delimiter`, the value, the delimiter. */
const toOutputs = (text: string): ReadonlyMap<string, string> => {
  const outputs = new Map<string, string>()
  for (const [, name = '', , value = ''] of text.matchAll(/^([^\n]+?)<<(\S+)\n([\s\S]*?)\n?\2$/gm))
    outputs.set(name, value)
  return outputs
}
