/** The tracked files of one tree, and the texts of those that were asked for. */
export interface Tree {
  /** Paths of regular files. */
  readonly files: ReadonlySet<string>
  /** Paths of symbolic links and submodules, which are nobody's text. */
  readonly others: ReadonlySet<string>
  /** Whether the text of a file can be had, or nobody has asked for it yet. */
  readonly isRead: (path: string) => boolean
  /** Null where no regular file has that path. Of a file that nobody asked for it throws: that is a defect of the caller. */
  readonly textOf: (path: string) => FileText | null
}

/** Text as it was stored, and what stands in the way of reading it. */
export interface FileText {
  readonly text: string
  /** `binary`: it holds a NUL byte, and no text is given. `utf8`: what is no UTF-8 became U+FFFD. */
  readonly bad: 'binary' | 'utf8' | null
}

/** A tree in which there is nothing. */
export const emptyTree: Tree = {
  files: new Set(),
  others: new Set(),
  isRead: () => true,
  textOf: () => null,
}
