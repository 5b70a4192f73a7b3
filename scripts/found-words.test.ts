import { expect, test } from 'vitest'
import { findWords } from './found-words.mjs'

const wordsIn = (text: string, file = 'src/a.ts') => findWords(file, text).map(({ word }) => word)

test.each([
  ['a name', 'const keptPage = 1', ['keptPage']],
  ['a part of a longer name', 'call(useOfficeText())', ['useOfficeText']],
  ['a comment', '// The order is taken back.', ['taken back']],
  ['a docstring that cannot be read alone', '/** The same of a guest. */', ['The same']],
  ['a comment of SQL', 'select 1 -- kept pages are told anew', ['are told', 'kept pages', 'anew']],
])('finds a replaced word in %s', (_where, text, words) => {
  expect(wordsIn(text)).toEqual(words)
})

test.each([
  ['a text for people', "const text = 'The studio has told you the news'"],
  ['the name of the wire', 'reply.kept'],
  ['words that only resemble one', 'const forgery = tellurium // a doormat'],
  ['the back office and the tax office', '// The back office asks the tax office.'],
])('leaves alone %s', (_what, text) => {
  expect(wordsIn(text)).toEqual([])
})

test('reads paths and documents, but no code in them', () => {
  expect(wordsIn('', 'src/office/news.ts')).toEqual(['office', 'news'])
  expect(
    wordsIn('A payment is called off.\n\n```\nkeptPage\n```\n`keptPage`', 'docs/a.md'),
  ).toEqual(['called off'])
  expect(findWords('docs/a.md', 'one\ntwo doors\nthe doors')).toMatchObject([{ line: 3 }])
})
