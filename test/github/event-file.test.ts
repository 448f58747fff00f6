import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEventFile } from '../../src/github/event-file.js'

describe('the event file', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'rowaudit-event-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is parsed', async () => {
    writeFileSync(join(folder, 'event.json'), '{"ref":"refs/heads/main"}')
    expect(await readEventFile(join(folder, 'event.json'))).toEqual({
      found: true,
      value: { ref: 'refs/heads/main' },
    })
  })

  it('may be absent where the runner names none', async () =>
    expect(await readEventFile(undefined)).toEqual({ found: true, value: null }))

  it('is an error where it cannot be read, or is no JSON', async () => {
    writeFileSync(join(folder, 'broken.json'), '{"ref":')
    for (const path of [join(folder, 'broken.json'), join(folder, 'missing.json'), folder]) {
      expect(await readEventFile(path)).toMatchObject({ found: false })
    }
  })
})
