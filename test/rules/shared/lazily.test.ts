import { describe, expect, it } from 'vitest'
import { lazily } from '../../../src/rules/shared/lazily.js'

describe('code that is loaded where a rule is asked', () => {
  it('is refused to who did not wait for it', () => {
    const code = lazily(() => Promise.resolve({ answer: 42 }))
    expect(() => code.now).toThrow('before what it looks with was loaded')
  })

  it('is there once it was loaded, and is loaded once', async () => {
    let times = 0
    const code = lazily(() => Promise.resolve({ times: ++times }))
    await code.load()
    await code.load()
    expect(code.now).toEqual({ times: 1 })
  })
})
