import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Texts of languages, contents that a new database begins with, and names of colours and styles. */
const TEXTS = /^src\/(texts|server\/seeds)\/|^src\/consultings\/.*(texts?|sample|palettes|names)\b/

/** Words that are data: names of banks, columns of statements, what an outside service writes. */
const DATA = [
  'src/server/adapters/payment/toss-banks.ts',
  'src/domain/bank-statements/',
  'src/domain/settings/settings.ts', // the example of a business that a new studio replaces
  'src/domain/moderation/studio-names.ts',
  'src/domain/names/',
  'src/web/accounts/social-calls.ts', // two errors that LOG-06 words and nobody reads
]

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
/** Two words of Korean or Vietnamese; a single one is a value of the wire or a name. */
const SENTENCE = /[가-힣]+\S*\s+\S*[가-힣]|[ăâđêôơưạảấầẩậắằẳặẹẻẽếềểệỉịọỏốồổộớờởợụủứừửựỳỵỷỹ]/i
/** Letters between two tags, which no language can replace. */
const TEXT_OF_A_TAG = /<[a-zA-Z][^<>{}=]*>\s*([^<>{}\s][^<>{}]*?)\s*<\//g

const sentencesIn = (file: string, source: string): string[] => {
  const code = source.replace(COMMENT, '')
  const literals = [...code.matchAll(LITERAL)].map(([text]) => text)
  const tags = file.endsWith('.tsx')
    ? [...code.matchAll(TEXT_OF_A_TAG)].map(([, text = '']) => text)
    : []
  return [
    ...literals.filter((text) => SENTENCE.test(text)),
    ...tags.filter((text) => /\p{L}{2}/u.test(text)),
  ]
}

test('[E-12] every sentence for people is a text of its language', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    (file) =>
      !file.includes('.test.') && !TEXTS.test(file) && !DATA.some((data) => file.startsWith(data)),
  )
  expect(files.length).toBeGreaterThan(1_000) // the scan itself works

  const found = files.flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test.each([
  ["refuse('주문을 찾을 수 없어요')", 'a.ts'],
  ['const label = `Đơn hàng`', 'a.ts'],
  ['<p>Your order is on its way</p>', 'a.tsx'],
])('[E-12] finds the sentence in %s', (source, file) => {
  expect(sentencesIn(file, source)).toHaveLength(1)
})
