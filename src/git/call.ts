import { localEnvironment, startOf, type Where } from './environment.js'
import { gitProgram } from './program.js'

/** How a call of Git ended. A status is a number that Git chose; nothing else is one. */
export type Ending =
  | { readonly status: number; readonly stderr: string }
  | { readonly status: null; readonly stderr: string; readonly cause: 'absent' | 'unstarted' | 'killed' }

/** A finished call: its ending, and everything it wrote. */
export type Answer = Ending & { readonly stdout: Buffer }

/** Runs Git for a short answer. Never throws: a call that could not be made is an answer without a status. */
export const callGit = async (where: Where, args: readonly string[]): Promise<Answer> => {
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  const said = (error: string) => ({ stdout: Buffer.concat(stdout), stderr: error })
  try {
    // Most runs of the command line never need it.
    const { exec } = await import('@actions/exec')
    const status: number | null = await exec(gitProgram(), ['--no-pager', ...args], {
      cwd: startOf(where),
      env: localEnvironment(where),
      silent: true,
      ignoreReturnCode: true,
      listeners: { stdout: chunk => stdout.push(chunk), stderr: chunk => stderr.push(chunk) },
    })
    const error = Buffer.concat(stderr).toString()
    return status === null ? { status, cause: 'killed', ...said(error) } : { status, ...said(error) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const cause = message.startsWith('Unable to locate executable') ? 'absent' : 'unstarted'
    return { status: null, cause, ...said(message) }
  }
}
