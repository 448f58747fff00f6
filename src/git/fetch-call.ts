import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Ending } from './call.js'
import type { Where } from './environment.js'
import type { Access } from './fetch-access.js'
import { remoteEnvironment, type Setting } from './fetch-environment.js'
import { causeOf } from './fetch-failure.js'

/** How long a remote is waited for. */
export interface Patience {
  /** How often a call is made before it is given up; only a disturbance is worth another one. */
  readonly tries: number
  /** Seconds before the second try; before the third twice as many. */
  readonly pause: number
  /** Seconds without a byte after which a transfer is given up; a call that says nothing at all gets twice as many. */
  readonly silence: number
}

export const usualPatience: Patience = { tries: 3, pause: 2, silence: 30 }

/** A call that talks to the remote. */
export interface RemoteCall {
  readonly args: readonly string[]
  readonly input?: string
  readonly settings?: readonly Setting[]
}

/** Where calls are made from, to whom, and with what patience. */
export interface Line {
  readonly where: Where
  readonly access: Access
  readonly patience: Patience
}

/** Makes the call, again where the way was disturbed. */
export const callRemote = async (line: Line, call: RemoteCall): Promise<Answer> => {
  for (let tries = 1; ; tries++) {
    const answer = await callOnce(line, call)
    const isOver = answer.status === 0 || tries >= line.patience.tries || causeOf(answer) !== 'disturbed'
    if (isOver || (answer.status === null && answer.cause !== 'killed')) return answer
    await sleep(1000 * line.patience.pause * tries)
  }
}

const mostOfStderr = 16_384

const callOnce = (
  { where, access, patience }: Line,
  { args, input = '', settings = [] }: RemoteCall,
): Promise<Answer> => {
  // Git leaves the talking to children; a group of their own lets all of them be stopped together.
  const isGroup = process.platform !== 'win32'
  const child = spawn('git', ['--no-pager', ...args], {
    cwd: 'folder' in where ? where.folder : where.gitDir,
    env: remoteEnvironment(where, access, patience.silence, settings),
    stdio: 'pipe',
    detached: isGroup,
    windowsHide: true,
  })
  const stdout: Buffer[] = []
  let stderr = ''
  let silent = false
  const stop = () => {
    silent = true
    for (const stream of [child.stdout, child.stderr]) stream.destroy()
    if (!isGroup || child.pid === undefined) return void child.kill('SIGKILL')
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  }
  const watch = setTimeout(stop, 2000 * patience.silence)
  child.stdout.on('data', (chunk: Buffer) => {
    watch.refresh()
    stdout.push(chunk)
  })
  // The last words say why, and progress comes before them.
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    watch.refresh()
    stderr = (stderr + text).slice(-mostOfStderr)
  })
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise<Answer>(resolve => {
    const end = (ending: Ending) => {
      clearTimeout(watch)
      resolve({ ...ending, stdout: Buffer.concat(stdout) })
    }
    child.on('error', (error: NodeJS.ErrnoException) =>
      end({ status: null, stderr: error.message, cause: error.code === 'ENOENT' ? 'absent' : 'unstarted' }),
    )
    child.on('close', status => {
      const said = silent ? `${stderr}\nnothing was heard for ${2 * patience.silence} seconds` : stderr
      end(status === null ? { status, stderr: said, cause: 'killed' } : { status, stderr: said })
    })
  })
}
