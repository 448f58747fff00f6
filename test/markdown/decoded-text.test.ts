import { expect, test } from 'vitest'
import { decodeText } from '../../src/markdown/decoded-text.js'

const bytes = (...parts: readonly (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))))

test('reads UTF-8', () => {
  expect(decodeText(bytes('é 漢 \u{1F6A7}\r\n'))).toEqual({ text: 'é 漢 \u{1F6A7}\r\n', bad: null })
  expect(decodeText(bytes())).toEqual({ text: '', bad: null })
})

test('strips one byte-order mark, and only at the start', () => {
  expect(decodeText(bytes('\ufeff', '| a |')).text).toBe('| a |')
  expect(decodeText(bytes('\ufeff\ufeff', 'a\ufeff')).text).toBe('\ufeffa\ufeff')
})

test('calls a file with a NUL byte binary', () => {
  expect(decodeText(bytes('| a |', 0, '\n'))).toEqual({ text: '', bad: 'binary' })
})

test('says that bytes are no UTF-8, and keeps the rest', () => {
  expect(decodeText(bytes('| caf', 0xe9, ' |\n'))).toEqual({ text: '| caf\ufffd |\n', bad: 'utf8' })
  expect(decodeText(bytes('\ufeffa', 0xff))).toEqual({ text: 'a\ufffd', bad: 'utf8' })
})
