import { expect, test } from 'vitest'
import { indexByKey, moveId } from './reorder-moves.ts'

// biome-ignore format: a table reads by columns
test.each([
  ['down',             'a',  1, 'bacd'],
  ['up',               'c',  0, 'cabd'],
  ['to the end',       'b',  3, 'acdb'],
  ['past the end',     'b',  9, 'acdb'],
  ['before the start', 'b', -1, 'bacd'],
  ['nowhere',          'd',  3, 'abcd'],
])('[ADM-02] moves an item %s', (_where, id, to, after) => {
  expect(moveId([...'abcd'], id, to).join('')).toBe(after)
})

test('[ADM-02] arrow keys move by one, Home and End to the ends, other keys do nothing', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'j'].map((key) => indexByKey(key, 2, 5))).toEqual([
    1,
    3,
    0,
    4,
    undefined,
  ])
})
