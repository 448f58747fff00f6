import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readInputs } from '../../src/github/inputs.js'
import { toOutputs } from '../../src/report/outputs.js'
import { report } from '../support/reports.js'

interface Manifest {
  readonly branding: { readonly icon: string; readonly color: string }
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
  readonly runs: { readonly using: string; readonly main: string }
}

const manifest = parse(readFileSync('action.yml', 'utf8')) as Manifest

const from = (values: Readonly<Record<string, string>>) => readInputs(name => values[name] ?? '')

describe('the inputs', () => {
  it('have defaults', () =>
    expect(from({})).toEqual({
      found: true,
      value: {
        token: null,
        config: null,
        matrices: null,
        base: null,
        failOn: 'auto',
        annotations: 'changed',
        reportJson: null,
        reportSarif: null,
        workingDirectory: '.',
        fetch: 'auto',
      },
    }))

  it('are read by name, matrices one a line', () =>
    expect(
      from({
        matrices: ' a.md \r\n\n docs/{b,c}.md',
        'fail-on': 'never',
        annotations: 'none',
        'report-json': 'out.json',
        'working-directory': 'sub',
        fetch: 'never',
      }),
    ).toMatchObject({
      value: {
        matrices: ['a.md', 'docs/{b,c}.md'],
        failOn: 'never',
        annotations: 'none',
        reportJson: 'out.json',
        workingDirectory: 'sub',
        fetch: 'never',
      },
    }))

  it.each(['fail-on', 'annotations', 'fetch'])('refuse a %s that is none', name => {
    const inputs = from({ [name]: 'sometimes' })
    expect(inputs.found).toBe(false)
    if (!inputs.found)
      expect(inputs.reason).toMatch(new RegExp(`\`${name}\` is "sometimes", expected one of `))
  })

  it('are asked for by the names that action.yml declares, and have its defaults', () => {
    const names: string[] = []
    const inputs = readInputs(name => {
      names.push(name)
      const value = manifest.inputs[name]?.default
      return value === undefined || value.startsWith('${{') ? '' : value
    })
    expect([...new Set(names)].sort()).toEqual(Object.keys(manifest.inputs).sort())
    expect(inputs).toEqual(from({}))
  })
})

describe('action.yml', () => {
  it('runs what is committed, on the Node that the platform offers', () =>
    expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' }))

  it('declares every output', () =>
    expect(Object.keys(manifest.outputs)).toEqual([...toOutputs(report()).keys(), 'report-json']))

  it('describes every input and output', () => {
    for (const { description } of [...Object.values(manifest.inputs), ...Object.values(manifest.outputs)]) {
      expect(description.length).toBeGreaterThan(20)
    }
  })
})
