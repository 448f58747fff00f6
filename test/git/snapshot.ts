import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Everything in a folder: mode, times and content of each entry, by its path in bytes. */
export const snapshot = (folder: string | Buffer): readonly string[] => {
  const path = Buffer.from(folder)
  const stat = lstatSync(path, { bigint: true })
  const inside = stat.isDirectory() ? readdirSync(path, { encoding: 'buffer' }) : []
  const content = stat.isFile() ? readFileSync(path) : stat.isSymbolicLink() ? readlinkSync(path) : ''
  return [
    `${path.toString('latin1')} ${stat.mode} ${stat.mtimeNs} ${stat.ctimeNs} ${content.toString('base64')}`,
    ...inside.flatMap(name => snapshot(Buffer.concat([path, Buffer.from('/'), name]))),
  ].sort()
}

/** The same less the times: those of an object that Git would have to write, and finds, are put forward by a merge. */
export const timeless = (folder: string): readonly string[] =>
  snapshot(folder).map(line => line.replace(/ (\d+) \d+ \d+ (\S*)$/, ' $1 $2'))
