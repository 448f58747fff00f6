import type { Row } from '../model/row.js'
import type { Tree } from '../model/tree.js'
import { linkTarget } from '../record/linked-path.js'
import { placeIn } from './tree-place.js'

/** A link of the spec column: a tracked file to read, or what there is instead. */
export type LinkedSpec =
  { readonly path: string } | { readonly path: null; readonly instead: string; readonly nearness: number }

/** Where the spec links of a row lead, each once; a link into the matrix itself is no spec. */
export const linkedSpecs = (row: Row, tree: Tree): readonly LinkedSpec[] => {
  const before = known.get(row)
  if (before?.tree === tree) return before.links
  const links = readLinks(row, tree)
  known.set(row, { tree, links })
  return links
}

const known = new WeakMap<Row, { readonly tree: Tree; readonly links: readonly LinkedSpec[] }>()

const readLinks = (row: Row, tree: Tree): readonly LinkedSpec[] => {
  const urls = new Set(row.specLinks.map(({ url }) => url))
  return [...urls].map(url => {
    const target = linkTarget(row.place.path, url)
    const no = (instead: string, nearness: number): LinkedSpec => ({ path: null, instead, nearness })
    if (target.leads === 'elsewhere') return no('its link leads to another site', 0)
    if (target.leads === 'outside') return no('its link leads out of the repository', 1)
    const { path } = target
    const place = placeIn(tree, path)
    if (path === row.place.path) return no('its link leads into the matrix itself', 1)
    switch (place.is) {
      case 'file':
        return { path }
      case 'folder':
        return no(`${path === '' ? 'the top of the repository' : path} is a folder`, 3)
      case 'nothing':
        return no(`${path} is no tracked file`, 2)
      default:
        return no(`${place.link} is a symbolic link or a submodule, and is not followed`, 3)
    }
  })
}
