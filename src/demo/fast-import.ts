import type { StoryCommit } from './story.js'

const bytes = (text: string): string => `data ${Buffer.byteLength(text)}\n${text}\n`

const who = 'rowaudit demo <demo@rowaudit.invalid>'

/** A story as the input of `git fast-import`, every branch as the tracking ref of a remote called origin. */
export const toFastImport = (story: readonly StoryCommit[], now: number): string => {
  const begun = new Set<string>()
  const commits = story.map(({ branch, from, daysAgo, message, files }) => {
    const ref = `refs/remotes/origin/${branch}`
    const start = from === undefined || begun.has(branch) ? '' : `from refs/remotes/origin/${from}\n`
    begun.add(branch)
    const changes = Object.entries(files).map(([path, text]) =>
      text === null ? `D ${path}\n` : `M 100644 inline ${path}\n${bytes(text)}`,
    )
    const time = `${now - daysAgo * 86_400} +0000`
    return `commit ${ref}\nauthor ${who} ${time}\ncommitter ${who} ${time}\n${bytes(message)}${start}${changes.join('')}\n`
  })
  return `${commits.join('')}reset refs/heads/main\nfrom refs/remotes/origin/main\n\ndone\n`
}
