import { expect, it } from 'vitest'
import { judge } from '../support/example.js'

const reportsOn = async (cell: string) => {
  const said = await judge('broken-anchor', {
    title: cell,
    markdown: `| ID | State | Code |\n| --- | --- | --- |\n| ENG-1 | ACTIVE | ${cell} |\n`,
    config: { contracts: { pointing: { anchors: { columns: ['Code'] } } } },
    files: { Makefile: 'all:\n', 'src/reader.ts': 'one\n' },
    reports: [],
  })
  return said.reports
}

it.each([
  'src/reader.ts:[](Makefile)999',
  'src/reader.ts:![a](Makefile)999',
  '[x](Makefile) src/reader.ts:[](Makefile)999',
  'src/reader.ts:[999](Makefile)',
  'src/reader.ts&#58;999',
])('a line is sought whatever stands before its number: %s', async cell => {
  expect(await reportsOn(cell)).toEqual(['3 error ENG-1 src/reader.ts'])
})

it.each(['./Makefile:999', '`./Makefile:999`'])('a path beside the matrix has lines: %s', async cell => {
  expect(await reportsOn(cell)).toEqual(['3 error ENG-1 Makefile'])
})
