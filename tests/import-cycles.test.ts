import { expect, test } from 'vitest'
import { cycles, importGraph } from './support/import-graph.ts'

/** Accepted cycles of type imports: pairs of modules that are easier to read together. */
const MAXIMUM_TYPE_CYCLES = 9

test('modules have no import cycles', () => {
  expect(cycles(importGraph({ withTypes: false, withLazy: false }))).toEqual([])
})

test('few modules have cycles of type imports', () => {
  const graph = importGraph({ withTypes: true, withLazy: false })

  expect(graph.size).toBeGreaterThan(2_000) // the scan itself works
  expect(cycles(graph).length).toBeLessThanOrEqual(MAXIMUM_TYPE_CYCLES)
})

test('detects a cycle through a third module', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ])
  expect(cycles(graph)).toEqual([['a', 'b', 'c']])
})
