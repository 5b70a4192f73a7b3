import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { budgets, checkPageWeight, faceFinderBudgets } from './page-weight.mjs'

/** Writes a build whose pages share one script; each has a script of its own with the given size. */
function buildWith(sizeOf: (page: string) => number): string {
  const client = mkdtempSync(join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  mkdirSync(join(client, 'assets'))
  const write = (file: string, bytes: number | string) =>
    writeFileSync(
      join(client, 'assets', file),
      typeof bytes === 'string' ? bytes : Buffer.alloc(bytes),
    )
  write('site.js', 1_000_000)
  write('site.js.br', 1_000)
  write('site.css', 1_000)
  const pages = Object.keys(budgets).map((id, at) => {
    write(`page-${at}.js`, sizeOf(id))
    const module = `/assets/page-${at}.js`
    return [id, { id, parentId: 'root', module, imports: ['/assets/site.js'] }] as const
  })
  const shared = { module: '/assets/site.js', css: ['/assets/site.css#'] }
  const routes = { root: { id: 'root', ...shared }, ...Object.fromEntries(pages) }
  write(
    'manifest-1.js',
    `window.__reactRouterManifest=${JSON.stringify({ entry: shared, routes })};`,
  )
  return client
}

test('a page within its budget passes; shared files count once, compressed', () => {
  const client = buildWith((page) => (budgets[page]?.scripts ?? 0) - 1_000)

  expect(() => checkPageWeight(client)).not.toThrow()
})

test('a page above its budget fails the build by its name', () => {
  const client = buildWith((page) => (page === 'landing' ? (budgets[page]?.scripts ?? 0) : 10))

  expect(() => checkPageWeight(client)).toThrow(/landing: \d+ bytes of scripts, budget \d+$/)
})

test('a part of the face finder above its budget fails the build; compressed files count', () => {
  const client = buildWith(() => 10)
  const budget = faceFinderBudgets.facemesh ?? 0
  const write = (file: string, bytes: number) =>
    writeFileSync(join(client, 'assets', file), Buffer.alloc(bytes))
  write('facemesh-1.bin', budget * 2)
  write('facemesh-1.bin.br', budget - 100)
  write('facemesh-2.json', 100)
  expect(() => checkPageWeight(client)).not.toThrow()

  write('facemesh-2.json', 101)
  expect(() => checkPageWeight(client)).toThrow(/facemesh: \d+ bytes of the face finder/)
})
