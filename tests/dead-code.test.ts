import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOTS = ['src', 'tests', 'bench', 'scripts']

/** Exports that a framework calls by name. */
const calledFromOutside = [
  /^src\/web\/(root|entry\.server)\.tsx$/,
  /^src\/web\/.*-(page|layout)\.tsx$/,
]

const EXPORT = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm
const WORD = /[A-Za-z_$][\w$]*/g

interface Source {
  readonly file: string
  readonly text: string
}

/**
 * Exported names that no other file uses, or that only tests use, ignoring comments. A test alone keeps
 * no code alive, but may need an export of what its file uses.
 */
function deadExports(sources: readonly Source[]): string[] {
  const counts = new Map<string, number>()
  const users = new Map<string, Set<string>>()
  for (const { file, text } of sources) {
    for (const [word] of text.matchAll(WORD)) {
      if (!file.includes('.test.')) counts.set(word, (counts.get(word) ?? 0) + 1)
      users.set(word, (users.get(word) ?? new Set()).add(file))
    }
  }
  return sources
    .filter(({ file }) => file.startsWith('src/') && !file.includes('.test.'))
    .filter(({ file }) => !calledFromOutside.some((pattern) => pattern.test(file)))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORT)]
        .filter(([, name = '']) => counts.get(name) === 1 || users.get(name)?.size === 1)
        .map(([, name]) => `${file} exports ${name}`),
    )
}

function readSources(): Source[] {
  return ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => ({
      file,
      text: readFileSync(file, 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''),
    }))
}

test('finds no unused export', () => {
  expect(deadExports(readSources())).toEqual([])
})

test('[E-08] detects an export that only tests or only its own file use', () => {
  const own = 'export const own = 1\nconst used = own'
  const sources = [
    { file: 'src/domain/a.ts', text: 'export const used = 1\nexport function unused() {}' },
    { file: 'src/domain/b.ts', text: `${own}\nused` },
    { file: 'src/domain/a.test.ts', text: 'unused' },
  ]
  expect(deadExports(sources)).toEqual([
    'src/domain/a.ts exports unused',
    'src/domain/b.ts exports own',
  ])
})
