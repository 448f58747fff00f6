import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join, resolve } from 'node:path'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseMarkdown } from '../../src/markdown/document.js'
import { readSlowly, searchSlowly } from '../support/slow-reading.js'
import { inTurn, peakMemory, runProgram } from './measure.js'
import {
  bundle,
  cloneChanged,
  cloneSample,
  cloneTenfold,
  generated,
  madeFolders,
  makeGenerated,
  matrices,
  parityConfig,
  wholeConfig,
} from './repositories.js'

const cli = resolve('dist/cli/index.js')
const node = resolve('node_modules/node/bin/node')
const version = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()
const lines: string[] = []
const say = (line: string): void => {
  lines.push(line)
  process.stdout.write(`${line}\n`)
}
const seconds = (value: number): string => `${value.toFixed(3)} s`
const ratio = (value: number): string => value.toFixed(2)

const auditArgs = (folder: string, config: string) => [cli, '--repo', folder, '--config', config]
const audit = (folder: string, config: string) => () =>
  void runProgram(folder, node, auditArgs(folder, config))
const logPass = (folder: string) => () =>
  void runProgram(folder, 'git', [
    'log',
    '-z',
    '--raw',
    '--no-renames',
    '--diff-merges=first-parent',
    '--format=%H%x00%P%x00%ct%x00%B',
    'refs/remotes/origin/main',
  ])
const nothing = () => void runProgram('/', node, ['-e', '0'])

const benchSample = (): void => {
  const folder = cloneSample()
  const changed = cloneChanged()
  const tenfold = cloneTenfold('whole')
  const short = cloneTenfold('short')
  const slow = () => {
    for (const { id, state } of readSlowly(folder, 'origin/main', matrices))
      if (state === 'ACTIVE') searchSlowly(folder, 'origin/main', id)
  }
  const found = inTurn(15, {
    rowaudit: audit(folder, parityConfig),
    change: audit(changed, parityConfig),
    everything: audit(folder, wholeConfig),
    slow,
    tenfold: audit(tenfold.folder, tenfold.config),
    short: audit(short.folder, short.config),
    unagreed: () => void runProgram(folder, node, [cli, '--repo', folder, '--now', '2026-07-24']),
    pass: logPass(folder),
    nothing,
  })
  const texts = matrices.map(path => readFileSync(join(folder, path), 'utf8'))
  const remark = unified().use(remarkParse).use(remarkGfm)
  const reading = inTurn(5, {
    ours: () => texts.forEach((text, index) => parseMarkdown(matrices[index] ?? '', text)),
    remark: () => texts.forEach(text => remark.parse(text)),
  })
  say('\n## The sample record\n')
  say(
    '628 rows in six matrices (0.63 MB), 47 of them ACTIVE, 1,121 commits. Median of fifteen runs, taken in turn.\n',
  )
  say('| what | time | of rowaudit |')
  say('| --- | --: | --: |')
  say(`| rowaudit, process start included | ${seconds(found.rowaudit)} | 1 |`)
  say(
    `| one \`git log --grep\` per ACTIVE row, cells split line by line | ${seconds(found.slow)} | ${ratio(found.slow / found.rowaudit)} |`,
  )
  say(
    `| rowaudit on a change: target and what would land together | ${seconds(found.change)} | ${ratio(found.change / found.rowaudit)} |`,
  )
  say(
    `| rowaudit with every section of the configuration in use | ${seconds(found.everything)} | ${ratio(found.everything / found.rowaudit)} |`,
  )
  say(
    `| rowaudit on ten times the rows, the new ones short | ${seconds(found.short)} | ${ratio(found.short / found.rowaudit)} |`,
  )
  say(
    `| rowaudit on ten times the rows and ten times the text | ${seconds(found.tenfold)} | ${ratio(found.tenfold / found.rowaudit)} |`,
  )
  say(
    `| rowaudit without configuration, all 157 Markdown files | ${seconds(found.unagreed)} | ${ratio(found.unagreed / found.rowaudit)} |`,
  )
  say(
    `| Git's own single pass over history | ${seconds(found.pass)} | ${ratio(found.pass / found.rowaudit)} |`,
  )
  say(`| an empty Node | ${seconds(found.nothing)} | ${ratio(found.nothing / found.rowaudit)} |`)
  say(
    `\nPeak memory: ${peakMemory(folder, node, auditArgs(folder, parityConfig))?.toFixed(0) ?? 'unknown'} MB.`,
  )
  say('\nReading the six matrices to rows and cells, in one warm process, median of five:\n')
  say('| what | time | of ours |')
  say('| --- | --: | --: |')
  say(`| our reader | ${seconds(reading.ours)} | 1 |`)
  say(
    `| remark-parse with remark-gfm | ${seconds(reading.remark)} | ${ratio(reading.remark / reading.ours)} |`,
  )
}

const benchGenerated = (): void => {
  const { folder, config } = makeGenerated()
  const found = inTurn(5, { rowaudit: audit(folder, config), pass: logPass(folder), nothing })
  const tested = 300
  const allowed = 2 * found.pass + found.nothing + tested * 0.01
  const memory = peakMemory(folder, node, auditArgs(folder, config))
  say('\n## A generated repository\n')
  say(
    `${generated.commits.toLocaleString('en')} commits, ${generated.rows.toLocaleString('en')} rows, ${generated.branches} row branches. Median of five runs, taken in turn.\n`,
  )
  say('| what | time |')
  say('| --- | --: |')
  say(`| rowaudit, process start included | ${seconds(found.rowaudit)} |`)
  say(`| Git's own single pass over history | ${seconds(found.pass)} |`)
  say(`| an empty Node | ${seconds(found.nothing)} |`)
  say(`| allowed: twice Git's pass, Node, 10 ms for each of ${tested} branches | ${seconds(allowed)} |`)
  say(`\nPeak memory: ${memory?.toFixed(0) ?? 'unknown'} MB, 600 allowed.`)
}

try {
  say('# Benchmarks\n')
  say(
    'Written by `npm run bench`. Only the ratios mean something: all times of one table were taken in one run, in turn.\n',
  )
  say(
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${version('git')}, Node ${version(node)}.`,
  )
  if (existsSync(bundle)) benchSample()
  else say('\nSKIPPED: the sample record is not at hand.')
  benchGenerated()
  if (existsSync(bundle)) writeFileSync('docs/benchmarks.md', `${lines.join('\n')}\n`)
} finally {
  for (const folder of madeFolders) rmSync(folder, { recursive: true, force: true })
}
