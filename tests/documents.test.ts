import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md'])
const inDocuments = (pattern: RegExp) =>
  documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, found]) => ({ file, found: found! })),
  )

test('the map of the architecture has every folder', () => {
  const layers = ['domain', 'consultings', 'server', 'web'].map((name) => `src/${name}`)
  const folders = [...layers, 'src', 'tests', 'scripts', 'bench'].flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${parent}/${name}`),
  )
  const map = readFileSync('ARCHITECTURE.md', 'utf8')
  expect(folders.filter((folder) => !map.includes(`\`${folder}\``))).toEqual([])
})

test('every command that a document names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const commands = inDocuments(/npm run ([\w:-]+)/g)
  expect(commands.length).toBeGreaterThan(15) // the scan itself works
  expect(commands.filter(({ found }) => !(found in scripts))).toEqual([])
})

test('every path that a document names exists', () => {
  const paths = inDocuments(/`((?:src|tests|scripts|bench|docs)\/[\w./-]+)`/g)
  // The kind that docs/adding-a-kind.md adds as an example.
  const real = paths.filter(({ found }) => found !== 'src/consultings/style')
  expect(real.length).toBeGreaterThan(100)
  expect(real.filter(({ found }) => !existsSync(found))).toEqual([])
})

test('every link from a document to another leads somewhere', () => {
  const links = inDocuments(/\]\((?!https?:)([^)]+)\)/g)
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(({ file, found }) => !leadsSomewhere(file, found))).toEqual([])
})

function leadsSomewhere(file: string, link: string) {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(file), path) : file
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(target).includes(anchor)
}

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  )
