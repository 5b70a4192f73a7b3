import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unexplainedAssertions } from './support/unexplained-assertions.ts'

test('every type assertion outside of tests has its reason beside it', () => {
  const files = ['src', 'scripts', 'bench'].flatMap((root) => globSync(`${root}/**/*.{ts,tsx}`))
  const sources = files.filter((file) => !/node_modules|\.test\.tsx?$/.test(file))
  expect(sources.length).toBeGreaterThan(2_000)
  expect(
    sources.flatMap((file) => unexplainedAssertions(file, readFileSync(file, 'utf8'))),
  ).toEqual([])
})

test.each([
  ['const a = b as C', 1],
  ['const a = b!.c', 1],
  ['const a = b as unknown as C', 1],
  ['const a = [b as C, d as E]', 1],
  ['f(\n  a,\n  b as C,\n)', 1],
  ['/** Does it. */\nconst a = b as C', 1],
  ['/** Does it. */\nconst a = () => f(b as C)', 1],
  ['/** The driver names it so. */\nconst a = (b: D) => b as unknown as C', 0],
  ['const a = b as const', 0],
  ['const a = b as C // The driver names it so.', 0],
  ['// The driver names it so.\nconst a = b as C', 0],
  ['f(\n  a,\n  // The driver names it so.\n  b as C,\n)', 0],
  ['// The driver names it so.\nconst a = {\n  b: 1,\n  c: d as E,\n}', 1],
])('%j has %i without a reason', (code, count) => {
  expect(unexplainedAssertions('a.ts', code)).toHaveLength(count)
})
