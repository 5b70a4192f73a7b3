import { expect, test } from 'vitest'
import { cycles, importGraph } from './support/import-graph.ts'

/** Cycles through types alone that are left: each is a pair that is easier to read together. */
const MAXIMUM_TYPE_CYCLES = 9

test('no module waits for one that waits for it', () => {
  expect(cycles(importGraph({ withTypes: false }))).toEqual([])
})

test('few modules know each other, by types alone', () => {
  const graph = importGraph({ withTypes: true })

  expect(graph.size).toBeGreaterThan(2_000) // the scan itself works
  expect(cycles(graph).length).toBeLessThanOrEqual(MAXIMUM_TYPE_CYCLES)
})

test('a cycle is found through a third module', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ])
  expect(cycles(graph)).toEqual([['a', 'b', 'c']])
})
