import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { setEnvironment } from '../support/environment.js'
import { temporaryFolder } from '../support/folder.js'
import { createRepository } from '../support/repository.js'
import { gather } from './gathered.js'
import { buildVaried, observe } from './varied-repository.js'

describe('a repository that would change the answers', () => {
  it('is not heard, nor is its user', async () => {
    const repository = buildVaried()
    const plain = await observe(repository)
    expect(plain.facts.map(([name, { landing }]) => [name, landing.landed])).toEqual([
      ['row/X-1', true],
      ['row/X-2', true],
      ['row/X-3', false],
      ['row/X-4', false],
      ['row/X-5', false],
    ])
    const trap = join(temporaryFolder(), 'trap')
    const script = join(temporaryFolder(), 'script')
    writeFileSync(script, `#!/bin/sh\necho run >> '${trap}'\ncat "$2" > /dev/null\nexit 0\n`)
    chmodSync(script, 0o755)
    const hooks = temporaryFolder()
    for (const hook of ['post-index-change', 'reference-transaction', 'post-checkout', 'pre-auto-gc']) {
      writeFileSync(join(hooks, hook), readFileSync(script), { mode: 0o755 })
    }
    const settings: Readonly<Record<string, string>> = {
      'color.ui': 'always',
      'color.diff': 'always',
      'log.showSignature': 'true',
      'log.showRoot': 'false',
      'log.date': 'relative',
      'log.decorate': 'full',
      'log.follow': 'true',
      'log.diffMerges': 'separate',
      'log.mailmap': 'true',
      'log.abbrevCommit': 'true',
      'format.pretty': 'oneline',
      'format.notes': 'refs/notes/*',
      'diff.noprefix': 'true',
      'diff.mnemonicPrefix': 'true',
      'diff.external': script,
      'diff.renames': 'copies',
      'diff.relative': 'true',
      'diff.ignoreSubmodules': 'all',
      'diff.submodule': 'log',
      'diff.orderFile': join(hooks, 'order'),
      'diff.algorithm': 'patience',
      'diff.context': '0',
      'diff.wsErrorHighlight': 'all',
      'diff.trap.command': script,
      'diff.trap.textconv': script,
      'merge.trap.driver': `${script} %A`,
      'merge.renames': 'false',
      'merge.directoryRenames': 'true',
      'filter.trap.clean': script,
      'filter.trap.smudge': script,
      'core.attributesFile': join(hooks, 'attributes'),
      'core.quotePath': 'true',
      'core.abbrev': '4',
      'core.pager': script,
      'core.fsmonitor': script,
      'core.hooksPath': hooks,
      'core.editor': script,
      'core.useReplaceRefs': 'true',
      'i18n.logOutputEncoding': 'latin1',
      'i18n.commitEncoding': 'latin1',
      'gpg.program': script,
      'alias.log': `!${script}`,
      'pager.log': script,
      'submodule.module.ignore': 'all',
    }
    writeFileSync(join(hooks, 'order'), 'ä.txt\nz*\n')
    writeFileSync(join(hooks, 'attributes'), '* diff=trap merge=trap filter=trap\n')
    writeFileSync(join(repository.folder, '.git/info/attributes'), '* diff=trap merge=trap filter=trap\n')
    for (const [key, value] of Object.entries(settings)) repository.git('config', key, value)
    expect(await observe(repository)).toEqual(plain)

    const home = temporaryFolder()
    writeFileSync(join(home, '.gitconfig'), readFileSync(join(repository.folder, '.git/config')))
    setEnvironment({ HOME: home, XDG_CONFIG_HOME: home, GIT_EXTERNAL_DIFF: script, GIT_PAGER: script })
    setEnvironment({
      GIT_DIFF_OPTS: '-u0',
      GIT_CONFIG_PARAMETERS: "'diff.external'='/x'",
      LANG: 'de_DE.UTF-8',
    })
    expect(await observe(repository)).toEqual(plain)
    expect(existsSync(trap)).toBe(false)
  })

  it('is not heard when it replaces or grafts a commit', async () => {
    const repository = buildVaried()
    const plain = await observe(repository)
    repository.git('replace', repository.sha('main~1'), repository.sha('main~3'))
    writeFileSync(join(repository.folder, '.git/info/grafts'), `${repository.sha('main')}\n`)
    const { commits, facts } = await observe(repository)
    expect(facts.map(([, { landing }]) => landing)).toEqual(plain.facts.map(([, { landing }]) => landing))
    expect(commits).toEqual(plain.commits)
  })
})

describe('names that would be taken for something else', () => {
  const names = [
    'row/$(touch x)',
    "row/X-1'; touch x",
    'row/`touch x`',
    'row/X-1%0A%3A%3Aerror',
    '-x',
    'row/ünï-コ',
    'row/a|b<c>',
    'row/"q"',
  ].map(name => name.replaceAll(' ', '_'))

  it('are names', async () => {
    const repository = createRepository()
    const base = repository.commit({ message: 'begin', files: { a: 'a\n' } })
    repository.git('checkout', '--quiet', '--detach')
    const expected = names.map((name, index) => {
      const sha = repository.commit({ message: name, files: { [name]: 'x', number: `${index}` } })
      repository.git('update-ref', `refs/heads/${name}`, sha)
      repository.git('checkout', '--quiet', '--detach', base)
      return name
    })
    const facts = await gather(repository.folder, {
      bases: ['main'],
      rowOf: name => (name === 'main' ? null : name),
    })
    expect([...facts.keys()].sort()).toEqual([...expected].sort())
    for (const name of names) {
      expect(facts.get(name)).toMatchObject({ landing: { landed: false }, netPaths: [name, 'number'].sort() })
      expect(facts.get(name)?.own.map(({ message }) => message)).toEqual([name])
    }
    expect(existsSync(join(repository.folder, 'x'))).toBe(false)
  })
})
