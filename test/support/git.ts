import { spawnSync } from 'node:child_process'
import { devNull } from 'node:os'

const settings: Readonly<Record<string, string>> = {
  'init.defaultBranch': 'main',
  'core.autocrlf': 'false',
  'commit.gpgSign': 'false',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'advice.detachedHead': 'false',
  'protocol.file.allow': 'always',
  'merge.conflictStyle': 'merge',
}

/** The first moment of every test, seconds since 1970: 2026-01-01T00:00:00Z. */
export const epoch = 1_767_225_600

/** The environment of a Git that knows nobody's configuration and always commits as the same person. */
export const testEnvironment = (time: number): NodeJS.ProcessEnv => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const entries = Object.entries(settings)
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_CONFIG_COUNT: String(entries.length),
    ...Object.fromEntries(entries.map(([key], index) => [`GIT_CONFIG_KEY_${index}`, key])),
    ...Object.fromEntries(entries.map(([, value], index) => [`GIT_CONFIG_VALUE_${index}`, value])),
    GIT_AUTHOR_NAME: 'Ada Author',
    GIT_AUTHOR_EMAIL: 'ada@example.com',
    GIT_COMMITTER_NAME: 'Cora Committer',
    GIT_COMMITTER_EMAIL: 'cora@example.com',
    GIT_AUTHOR_DATE: `${time} +0000`,
    GIT_COMMITTER_DATE: `${time} +0000`,
    GIT_EDITOR: 'true',
  }
}

/** Runs Git in the folder and returns what it wrote, less the last line end; a failure is thrown. */
export const runGit = (
  folder: string,
  args: readonly string[],
  input: string | Buffer = '',
  time = epoch,
): string => {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    env: testEnvironment(time),
    input,
    maxBuffer: 1 << 30,
  })
  if (error) throw error
  if (status !== 0) throw new Error(`git ${args.join(' ')} ended with ${status}: ${stderr.toString()}`)
  return stdout.toString().replace(/\n$/, '')
}
