/** Where a link of a file leads. */
export type LinkTarget =
  /** Another site, a page of the platform, or an address that cannot be decoded: nothing in a tree can tell of it. */
  | { readonly leads: 'elsewhere' }
  /** Above the top of the repository. */
  | { readonly leads: 'outside' }
  /** A path from the top, empty for the top itself. The fragment is decoded where it can be, and empty where there is none. */
  | { readonly leads: 'inside'; readonly path: string; readonly fragment: string }

const elsewhere: LinkTarget = { leads: 'elsewhere' }

// A path that is no more than names with slashes between them: nothing to decode, and nowhere but down.
const plainPath = /^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/

/** Reads a link as GitHub does: against the folder of its file, or against the top where it begins with a slash. */
export const linkTarget = (from: string, url: string): LinkTarget => {
  if (plainPath.test(url))
    return { leads: 'inside', path: from.slice(0, from.lastIndexOf('/') + 1) + url, fragment: '' }
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return elsewhere
  const hash = url.indexOf('#')
  const [bare = ''] = (hash < 0 ? url : url.slice(0, hash)).split('?')
  const path = decoded(bare)
  if (path === null) return elsewhere
  const given = hash < 0 ? '' : url.slice(hash + 1)
  const fragment = decoded(given) ?? given
  if (path === '') return { leads: 'inside', path: from, fragment }
  const folder = path.startsWith('/') ? [] : from.split('/').slice(0, -1)
  const walked = walk([...folder, ...path.split('/')])
  if (walked.above === 0) return { leads: 'inside', path: walked.names.join('/'), fragment }
  return walked.above === 2 && isPage.test(walked.names[0] ?? '') ? elsewhere : { leads: 'outside' }
}

/** Path in the repository that a link of a file names; null for one that leads elsewhere, or into the file itself. */
export const linkedPath = (from: string, url: string): string | null => {
  if (/^(?:[?#]|$)/.test(url)) return null
  const target = linkTarget(from, url)
  return target.leads === 'inside' ? target.path : null
}

// A file stands at OWNER/REPOSITORY/blob/BRANCH/…, so that `../../issues` at the top of the tree is a page of the repository.
const isPage =
  /^(?:issues|pulls?|wiki|actions|releases|discussions|projects|security|pulse|graphs|network|commits?|compare|branches|tags|labels|milestones?|tree|blob|blame|raw|archive|packages|deployments|stargazers|watchers|forks|settings|contributors|activity|community)$/

const decoded = (text: string): string | null => {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Resolves `.` and `..`; `above` counts how far it leads above the top. */
const walk = (parts: readonly string[]): { readonly names: readonly string[]; readonly above: number } => {
  const names: string[] = []
  let above = 0
  for (const part of parts) {
    if (part === '' || part === '.') continue
    if (part !== '..') names.push(part)
    else if (names.pop() === undefined) above++
  }
  return { names, above }
}
