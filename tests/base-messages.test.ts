import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { app } from '#texts/ko/app.ts'

const src = join(import.meta.dirname, '../src')
const at = (file: string) => join(src, 'web', file)

/** The root, and the pages outside the app layout. */
const READ_ONLY = [
  'root.tsx',
  'content/landing-page.tsx',
  'content/process-page.tsx',
  'content/policy-page.tsx',
  'layout/unknown-page.tsx',
].map(at)

/** Dialogs of every page, which are loaded with all texts. */
const BROUGHT_WITH_ALL = ['orders/refund-rules-dialog.tsx', 'orders/points-guide-dialog.tsx'].map(
  at,
)

/** Files that these load statically or dynamically, without server code. */
function loadedBy(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = ''] of text.matchAll(/(?:from |import\()'([#.][^'?]+\.tsx?)'/g)) {
      const path = name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(file), name)
      const isMeant = /\/src\/web\//.test(path) && !BROUGHT_WITH_ALL.includes(path)
      if (isMeant && existsSync(path)) found.add(path)
    }
  }
  return [...found]
}

/** Text groups that a file uses: `useText().orders` or `const { orders } = useText()`. */
const namedIn = (text: string): string[] => [
  ...[...text.matchAll(/useText\(\)\.(\w+)/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\{([^}=]*)\} = useText\(\)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(':')[0] ?? ''),
  ),
  ...[...text.matchAll(/const (\w+) = useText\(\)\n/g)].flatMap(([, all]) =>
    [...text.matchAll(new RegExp(`\\b${all}\\.(\\w+)`, 'g'))].map(([, name = '']) => name),
  ),
]

test('pages outside the app layout use only texts that every page loads', () => {
  const misnamed = loadedBy(READ_ONLY).flatMap((file) =>
    namedIn(readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, ''))
      .filter((name) => Object.hasOwn(app, name))
      .map((name) => `${relative(src, file)}: ${name}`),
  )

  expect(misnamed).toEqual([])
})

test('detects each way of using a text', () => {
  expect(namedIn('useText().orders\nconst { ui, names: n } = useText()')).toEqual([
    'orders',
    'ui',
    'names',
  ])
  expect(namedIn('const texts = useText()\ntexts.photos.title')).toEqual(['photos'])
})
