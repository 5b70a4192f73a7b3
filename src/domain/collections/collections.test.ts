import { describe, expect, test } from 'vitest'
import { isOneOf, itemAt } from './lists.ts'
import { keysOf, recordOf } from './records.ts'

describe('lists', () => {
  test('an item is read from the start and from the end', () => {
    expect([itemAt(['a', 'b', 'c'], 0), itemAt(['a', 'b', 'c'], -1)]).toEqual(['a', 'c'])
  })

  test('an index without an item throws', () => {
    for (const index of [3, -4, 0.5, Number.NaN])
      expect(() => itemAt(['a', 'b', 'c'], index)).toThrow(RangeError)
  })

  test('an item of any other type is none of the list', () => {
    expect([isOneOf(['a', 'b'], 'b'), isOneOf(['1', '2'], 1), isOneOf([], 'a')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('records', () => {
  test('keys keep their order', () => {
    expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a'])
  })

  test('a record has one value for each key', () => {
    expect(recordOf(['a', 'b'], (key) => key.toUpperCase())).toEqual({ a: 'A', b: 'B' })
  })
})
