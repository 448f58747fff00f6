import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const program = 'cmark-gfm'
/** What GitHub switches on. */
const extensions = ['table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist', 'footnotes']
const options = [...extensions.flatMap(name => ['-e', name]), '-t', 'xml', '--sourcepos'].join(' ')

export const hasCmark = (): boolean => spawnSync(program, ['--version']).status === 0

/** GitHub's parser on many documents, two processes at a time; the XML of each, in order. */
export const cmarkXml = async (documents: readonly string[]): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'cmark-'))
  try {
    await Promise.all(documents.map((text, index) => writeFile(join(folder, `${index}.md`), text)))
    const count = documents.length
    const loop = (first: number) =>
      `i=${first}; while [ $i -lt ${count} ]; do ${program} ${options} $i.md > $i.xml || exit 1; i=$((i+2)); done`
    const run = promisify(execFile)
    await Promise.all([0, 1].map(first => run('sh', ['-c', loop(first)], { cwd: folder })))
    return await Promise.all(documents.map((_, index) => readFile(join(folder, `${index}.xml`), 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
