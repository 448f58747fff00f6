import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { destination, writeTo } from '../../src/github/destination.js'

describe('a file that the run writes', () => {
  let root: string
  let workspace: string
  let temporary: string
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'rowaudit-destination-')))
    workspace = join(root, 'workspace')
    temporary = join(root, 'temporary')
    for (const folder of [workspace, temporary, join(root, 'elsewhere'), join(workspace, '.git')])
      mkdirSync(folder)
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const find = (path: string) => destination([workspace, temporary], path)
  const refusal = (path: string): string => {
    const file = find(path)
    return file.found ? `not refused: ${file.value}` : file.reason
  }

  it('lies in the workspace or in the temporary folder', async () => {
    for (const path of ['out.json', 'new/folder/out.json', join(temporary, 'out.json'), 'a/../out.json']) {
      const file = find(path)
      if (!file.found) throw new Error(file.reason)
      await writeTo(file.value, 'text')
      expect(readFileSync(file.value, 'utf8')).toBe('text')
    }
    expect(existsSync(join(workspace, 'new/folder/out.json'))).toBe(true)
  })

  it('replaces what is there', async () => {
    writeFileSync(join(workspace, 'out.json'), 'something longer')
    await writeTo(join(workspace, 'out.json'), 'text')
    expect(readFileSync(join(workspace, 'out.json'), 'utf8')).toBe('text')
  })

  it('lies nowhere else', () => {
    for (const path of [
      '../out.json',
      '/etc/rowaudit.json',
      join(root, 'elsewhere/x'),
      '',
      '.',
      '..',
      workspace,
    ]) {
      expect(refusal(path)).toContain('leads out of the workspace')
    }
    expect(refusal(`${workspace}-other/x`)).toContain('leads out of the workspace')
    expect(refusal('a\0b')).not.toContain('not refused')
  })

  it('lies not in the repository itself', () => {
    symlinkSync('.git', join(workspace, 'link'))
    for (const path of ['.git/config', '.GIT/hooks/post-checkout', 'link/config', 'sub/.git/config']) {
      expect(refusal(path)).toContain('.git')
    }
  })

  it('is reached through no symbolic link that leads out', async () => {
    symlinkSync(join(root, 'elsewhere'), join(workspace, 'folder'))
    symlinkSync(join(root, 'nowhere'), join(workspace, 'dangling'))
    writeFileSync(join(root, 'elsewhere/file'), 'precious')
    symlinkSync(join(root, 'elsewhere/file'), join(workspace, 'file'))
    for (const path of ['folder/x', 'folder/new/x', 'dangling/x', 'dangling', 'file', 'folder']) {
      expect(refusal(path)).not.toContain('not refused')
    }
    await expect(writeTo(join(workspace, 'file'), 'text')).rejects.toThrow()
    expect(readFileSync(join(root, 'elsewhere/file'), 'utf8')).toBe('precious')
  })
})
