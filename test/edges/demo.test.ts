import { expect, it } from 'vitest'
import { verdictWords } from '../../src/model/evidence.js'
import { runCli } from '../support/process.js'

it('shows every verdict and a good part of the rules, with nothing installed and no configuration of the user', () => {
  const { status, stdout, stderr } = runCli('/', ['demo'], { HOME: '/nonexistent' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  for (const verdict of verdictWords) expect(stdout).toContain(` ACTIVE ${verdict} `)
  const shown = new Set(
    Array.from(stdout.matchAll(/^ {2}\S+ (?:error|warning|notice) ([a-z-]+):/gm), match => match[1]),
  )
  expect(shown.size).toBeGreaterThanOrEqual(12)
  expect(stdout).toContain('merging it into base would change nothing')
})

it('prints the same on every run', () => {
  expect(runCli('/', ['demo']).stdout).toBe(runCli('/tmp', ['demo'], { TZ: 'Asia/Tokyo' }).stdout)
})
