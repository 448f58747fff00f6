import type { Place } from '../model/place.js'

/** Where the lines of a repository can be read: `https://github.com`, `owner/name`, a commit. */
export interface LineLinks {
  readonly server: string
  readonly repository: string
  readonly sha: string
}

const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*~_]/g,
    character => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The path in percent-encoding, slashes kept; inert in Markdown and HTML. */
export const encodePath = (path: string): string => path.split('/').map(encode).join('/')

/** The page that shows these lines at that commit, as source; it holds no character that Markdown or HTML would read. */
export const lineLink = ({ server, repository, sha }: LineLinks, { path, line, endLine }: Place): string => {
  const lines = line < 1 ? '' : endLine > line ? `#L${line}-L${endLine}` : `#L${line}`
  return `${server}/${encodePath(repository)}/blob/${encode(sha)}/${encodePath(path)}?plain=1${lines}`
}
