import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { version } from '../../src/report/version.js'

it('The version of the reports is that of the package', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
  expect(version).toBe(manifest.version)
})
