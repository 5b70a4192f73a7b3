import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const RULES = 'docs/rules.md'
const SPECIFICATION = 'docs/specification.md'

const idsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z0-9]+-\d+[a-z]?) \|/gm)].map(([, id]) => id!)
const rules = idsIn(RULES)
const rows = idsIn(SPECIFICATION)

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'tests'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|sql)$/.test(file) && existsSync(file))

/** What a comment names as its source: “Source: GST-02, docs/rules.md PT-4”. */
const NAMED = /(?:Source:|\brules)\s[^.;]{1,200}/g
const ID = /\b(?:[A-Z]{1,3}|I18)-\d{1,2}[a-z]?\b/g

test('every rule and every row of the specification has a number of its own', () => {
  expect(rules.length).toBeGreaterThan(150) // the scan itself works
  expect(rows.length).toBeGreaterThan(90)
  expect(repeated([...rules, ...rows])).toEqual([])
})

test('every row of a table has as many cells as its head', () => {
  const uneven = tables(readFileSync(RULES, 'utf8')).flatMap(([head, ...body]) =>
    body.filter((row) => cellsOf(row) !== cellsOf(head!)),
  )
  expect(uneven).toEqual([])
})

test('every rule that the code names exists', () => {
  const known = new Set([...rules, ...rows])
  const unknown = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll('docs/rules.md', 'rules').matchAll(NAMED)]
      .flatMap(([text]) => text.match(ID) ?? [])
      .filter((id) => !known.has(id))
      .map((id) => `${file} ${id}`),
  )
  expect(unknown).toEqual([])
})

test('every row of the specification that a test title names exists', () => {
  const unknown = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[((?:[A-Z]{3}|I18)-\d\d)\]/g)]
      .map(([, id]) => id!)
      .filter((id) => !rows.includes(id))
      .map((id) => `${file} ${id}`),
  )
  expect(unknown).toEqual([])
})

test('every row of the specification that a rule names exists', () => {
  const named = [...readFileSync(RULES, 'utf8').matchAll(/\[([A-Z]{3}-\d\d)\]/g)]
  expect(named.map(([, id]) => id!).filter((id) => !rows.includes(id))).toEqual([])
})

test('every file that a rule names exists', () => {
  const paths = [...readFileSync(RULES, 'utf8').matchAll(/`([\w*./-]+\/[\w*./-]*)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !path.startsWith('/'))
  expect(paths.length).toBeGreaterThan(150)
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`src/${path}`))).toEqual([])
})

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) < index)

/** The lines of each table, the line between head and body left out. */
const tables = (text: string) =>
  text
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => /^\|(?!-)/.test(line)))
    .filter(({ length }) => length > 0)

const cellsOf = (row: string) => row.split('|').length
