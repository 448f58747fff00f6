/**
 * Where a phrase stands in a text, by offset: as whole words, in any case, over one line end, with or without emphasis.
 * Occurrences that overlap count once. Time is the length of the text times that of the phrase at most.
 */
export const phraseOffsets = (text: string, phrase: string): readonly number[] => {
  const words = phrase.replace(marks, '').trim().split(/\s+/)
  if (words[0] === '') return []
  const [first = '', last = ''] = [words[0], words[words.length - 1]]
  const source = [
    startsInWord.test(first) ? '(?<![\\p{L}\\p{N}])' : '',
    words.map(word => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join(gap),
    endsInWord.test(last) ? '(?![\\p{L}\\p{N}])' : '',
  ].join('')
  return Array.from(text.matchAll(new RegExp(source, 'giu')), ({ index }) => index)
}

const marks = /[*`]+/g
const startsInWord = /^[\p{L}\p{N}]/u
const endsInWord = /[\p{L}\p{N}]$/u

// White space of any kind, or one line end and what a quote begins its lines with; bounded, as nobody writes more.
const gap = '[*`]{0,4}(?:[ \\t\\u00a0]{1,20}|[ \\t]{0,20}(?:\\r\\n|\\n|\\r)[ \\t>]{0,20})[*`]{0,4}'
