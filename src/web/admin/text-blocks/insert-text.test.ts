import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['at the cursor',           '안녕 끝', { from: 3, to: 3 }, '안녕 닷새쯤 끝', 7],
  ['in place of a selection', '안녕 끝', { from: 0, to: 2 }, '닷새쯤  끝',    4],
  ['at the end',              '안녕',    { from: 2, to: 2 }, '안녕닷새쯤 ',   6],
])('inserts a text %s', (_where, text, at, after, cursor) => {
  expect(insertText(text, '닷새쯤 ', at)).toEqual({ text: after, cursor })
})
