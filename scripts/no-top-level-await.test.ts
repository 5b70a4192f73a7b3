import { expect, test } from 'vitest'
import { awaitsAtTopLevel } from './no-top-level-await.ts'

test.each([
  'const texts = await import("./texts.js")',
  'if (globalThis.document) { await 1 }',
  'for await (const each of []) console.log(each); export {}',
])('[O-07] finds a file that awaits at its top level: %s', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(true)
})

test.each([
  'const load = async () => await import("./texts.js")',
  'async function hydrate() { for await (const each of []) await each }',
  'export class Loader { async load() { await 1 } }',
  'const awaiting = "await"',
])('[O-07] lets a file await within a function: %s', (code) => {
  expect(awaitsAtTopLevel(code)).toBe(false)
})
