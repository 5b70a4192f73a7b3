import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { asvsLevels } from './support/asvs-levels.ts'

const chapters = globSync('docs/security/v*.md').sort()
const verdicts = ['met', 'n/a', 'not met'] as const

interface Row {
  readonly chapter: string
  readonly id: string
  readonly level: string
  readonly verdict: string
  readonly proof: string
}

const rows: readonly Row[] = chapters.flatMap((chapter) =>
  [...readFileSync(chapter, 'utf8').matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(
    ([, id, rest]) => {
      const [level, , verdict, proof] = rest!.split('|').map((cell) => cell.trim())
      return { chapter, id: id!, level: level!, verdict: verdict!, proof: proof! }
    },
  ),
)

test('every requirement of levels 1 and 2 is judged once, with its level', () => {
  const levels = [...asvsLevels.values()]
  expect(levels.filter((level) => level === '1')).toHaveLength(70)
  expect(levels.filter((level) => level === '2')).toHaveLength(183)
  const judged = rows.map(({ id, level }) => `${id} ${level}`).sort()
  expect(judged).toEqual([...asvsLevels].map((entry) => entry.join(' ')).sort())
})

test('every verdict is known and has a proof or a reason', () => {
  expect(rows.filter(({ verdict, proof }) => !isOneOf(verdict) || proof.length < 6)).toEqual([])
})

test('every test that the evidence names exists', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  const names = new Set(files.split('\n').map((file) => basename(file)))
  const named = rows.flatMap(({ id, proof }) =>
    [...proof.matchAll(/[\w./-]+\.(?:test|spec)\.tsx?|`[\w./-]+\.\w+`/g)].map(([path]) => ({
      id,
      path: path.replaceAll('`', ''),
    })),
  )
  expect(named.length).toBeGreaterThan(150) // the scan itself works
  const isThere = (path: string) => (path.includes('/') ? existsSync(path) : names.has(path))
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
})

test('every rule that the evidence names exists', () => {
  const rules = readFileSync('docs/rules.md', 'utf8')
  const documents = [...chapters, 'docs/security/inventories.md']
  const named = documents.flatMap((file) =>
    (readFileSync(file, 'utf8').match(RULE) ?? []).map((rule) => ({ file, rule })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ rule }) => !rules.includes(`| ${rule} |`))).toEqual([])
})

test('the summary counts what the chapters say', () => {
  const summary = readFileSync('docs/security.md', 'utf8')
  for (const chapter of chapters) {
    const counts = countsOf(rows.filter((row) => row.chapter === chapter))
    expect(summary).toContain(`](security/${basename(chapter)}) | ${counts.join(' | ')} |`)
  }
  expect(summary).toContain(`| all | ${countsOf(rows).join(' | ')} |`)
})

/** Numbers of rules: a few capital letters, not those of algorithms (SHA-256) and standards (TLS). */
const RULE = /\b(?:A|AU|B|C|CN|CR|D|I|L|M|N|NM|O|P|PC|PR|PT|R|S|ST|V|W)-\d{1,2}[a-z]?\b/g

const isOneOf = (verdict: string) => verdicts.some((it) => it === verdict)

const countsOf = (some: readonly Row[]) =>
  verdicts.map((verdict) => some.filter((row) => row.verdict === verdict).length)
