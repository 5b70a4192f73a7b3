import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { longest } from './longest-first.ts'

test('every test file that is to run first exists', () => {
  expect(longest.filter((file) => globSync(file).length === 0)).toEqual([])
})
