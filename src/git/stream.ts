import { spawn } from 'node:child_process'
import type { Ending } from './call.js'
import { localEnvironment, startOf, type Where } from './environment.js'
import { gitProgram } from './program.js'

/** A running Git. `ended` never rejects, and is kept once all output has been handed over. */
export interface Running {
  readonly ended: Promise<Ending>
  readonly write: (text: string | Uint8Array) => void
  readonly closeInput: () => void
  readonly stop: () => void
}

/** Takes the output chunk by chunk, or names the open file that it goes to. */
export type Output = ((chunk: Buffer) => void) | { readonly file: number }

const mostOfStderr = 16_384

/**
 * Runs Git for an answer of any size, or for a conversation. It goes past the toolkit, whose copy of every line makes
 * long output without line ends quadratic, and whose input cannot be written bit by bit.
 */
export const streamGit = (where: Where, args: readonly string[], output: Output): Running => {
  const child = spawn(gitProgram(), ['--no-pager', ...args], {
    cwd: startOf(where),
    env: localEnvironment(where),
    stdio: ['pipe', typeof output === 'function' ? 'pipe' : output.file, 'pipe'],
    windowsHide: true,
  })
  let stderr = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (stderr.length < mostOfStderr) stderr += text.slice(0, mostOfStderr)
  })
  if (typeof output === 'function') child.stdout?.on('data', output)
  // A Git that has died reads no more; how it ended says why.
  child.stdin?.on('error', () => undefined)
  const ended = new Promise<Ending>(resolve => {
    child.on('error', (error: NodeJS.ErrnoException) => {
      resolve({
        status: null,
        stderr: error.message,
        cause: error.code === 'ENOENT' ? 'absent' : 'unstarted',
      })
    })
    child.on('close', status => {
      resolve(status === null ? { status, stderr, cause: 'killed' } : { status, stderr })
    })
  })
  return {
    ended,
    write: text => void child.stdin?.write(text),
    closeInput: () => void child.stdin?.end(),
    stop: () => void child.kill(),
  }
}
