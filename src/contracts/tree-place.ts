import type { Tree } from '../model/tree.js'

/** What a path of a tree is. */
export type TreePlace =
  | { readonly is: 'file' | 'folder' | 'nothing' }
  /** A symbolic link or a submodule, or something behind one, which nobody follows. */
  | { readonly is: 'link' | 'behind-link'; readonly link: string }

const foldersOf = new WeakMap<Tree, ReadonlySet<string>>()

const folders = (tree: Tree): ReadonlySet<string> => {
  const known = foldersOf.get(tree)
  if (known) return known
  const found = new Set([''])
  for (const paths of [tree.files, tree.others])
    for (const path of paths)
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
        const folder = path.slice(0, at)
        if (found.has(folder)) break
        found.add(folder)
      }
  foldersOf.set(tree, found)
  return found
}

/** Looks a path up among what is tracked. */
export const placeIn = (tree: Tree, path: string): TreePlace => {
  if (tree.files.has(path)) return { is: 'file' }
  if (tree.others.has(path)) return { is: 'link', link: path }
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const above = path.slice(0, at)
    if (tree.others.has(above)) return { is: 'behind-link', link: above }
  }
  return { is: folders(tree).has(path) ? 'folder' : 'nothing' }
}
