import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

let known: { readonly path: string; readonly program: string } | null = null

/** Git as it is to be run. Looked for once: each call would else try every folder of the path again. */
export const gitProgram = (): string => {
  const path = process.env['PATH'] ?? ''
  if (known?.path !== path) known = { path, program: lookFor(path) }
  return known.program
}

// The toolkit takes a text apart at its spaces and quotes, and programs of Windows have endings: there the name must do.
const plainPath = /^\/[\w./@+-]+$/

const lookFor = (path: string): string => {
  const files = path
    .split(delimiter)
    .filter(isAbsolute)
    .map(folder => join(folder, 'git'))
  const first = files.find(isProgram)
  return first !== undefined && plainPath.test(first) ? first : 'git'
}

const isProgram = (file: string): boolean => {
  try {
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
