import { expect, test } from 'vitest'
import { colorOnPaper } from '#consultings/color/server/color-on-paper.ts'
import { hairContent } from '#consultings/hair/report-content.ts'
import { hairOnPaper } from '#consultings/hair/server/hair-on-paper.ts'
import type { languages } from '#domain/languages/languages.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfTree } from '#tests/support/pdf-tree.ts'
import { accessibilityProblems } from '#tests/support/pdf-ua.ts'
import { markedContent } from '#tests/support/pdf-ua-content.ts'
import { partsOf } from '#tests/support/pdf-ua-structure.ts'
import { writeReportPdf } from './report-pdf.ts'

const outside = { storage: memoryStorage(), now: () => new Date('2026-12-03T03:00:00Z') }
const color = colorReportWith()
const { id, order_number, diagnosis_number, purchase_date, customer_name, published_at } = color
const head = { id, order_number, diagnosis_number, purchase_date, customer_name, published_at }

const faces = { ko: '하트형 얼굴', en: 'Heart-shaped face', vi: 'Mặt hình trái tim' } as const
const styles = { ko: '쇄골 레이어드', en: 'Collarbone layers', vi: 'Tóc tầng ngang xương' } as const

/** A hair sheet whose picture names are written in the customer's language. */
function hairReport(language: (typeof languages)[number]) {
  const content = hairContent.parse(reportWith())
  const named = <Style extends { readonly name: string }>(all: readonly Style[]): Style[] =>
    all.map((style) => ({ ...style, name: styles[language] }))
  return {
    ...head,
    ...content,
    language,
    version: 1,
    type_analysis: { ...content.type_analysis, face_type: faces[language] },
    best_hair: named(content.best_hair),
    worst_hair: named(content.worst_hair),
  }
}

/** Several tests read or damage this file, which takes half a second to write. */
let koreanHair: Promise<Uint8Array> | undefined
function koreanHairPdf() {
  koreanHair ??= writeReportPdf(outside, hairReport('ko'), { kind: hairOnPaper })
  return koreanHair
}

// Covers each kind, language and paper size, but not all combinations: a PDF takes a second to
// write and check.
test.each([
  ['ko', 'a4', 'letter'],
  ['en', 'letter', 'a4'],
  ['vi', 'a4', 'letter'],
] as const)(
  '[C-09] a screen reader can read sheets in %s: hair on %s, colour on %s',
  async (language, ofHair, ofColour) => {
    for (const file of [
      await writeReportPdf(outside, hairReport(language), { kind: hairOnPaper, size: ofHair }),
      await writeReportPdf(outside, { ...color, language }, { kind: colorOnPaper, size: ofColour }),
    ])
      expect(accessibilityProblems(file, language)).toEqual([])
  },
)

test.each([
  ['a hair sheet that is an empty draft', {}, '이서윤'],
  ['a hair sheet of a name without letters', reportWith(), '🌸'],
  [
    'a hair sheet in which a style has no words',
    reportWith({ best_hair: [{ name: '', description: '' }] }),
    'Linh',
  ],
])('[C-09] a screen reader can read %s as well', async (_what, content, customer_name) => {
  const report = { ...hairReport('ko'), ...hairContent.parse(content), customer_name }
  const file = await writeReportPdf(outside, report, { kind: hairOnPaper })
  expect(accessibilityProblems(file, 'ko')).toEqual([])
})

test('[C-09] the name is the first heading, and the steps of a cut are a list', async () => {
  const parts = partsOf(pdfTree(await koreanHairPdf()))
  const first = parts.find(({ tag }) => tag === 'H1')
  expect(first?.element.ActualText).toBe('이서윤 님의 결과지')
  expect(parts.filter(({ tag }) => tag === 'LI').length).toBeGreaterThan(6)
})

test.each([
  ['/Lang (ko)', '/Lang (en)', /language/],
  ['/Marked true', '/Marked null', /tagged/],
  ['/DisplayDocTitle true', '/DisplayDocTitle null', /title/],
  ['<pdfuaid:part>1', '<pdfuaid:part>9', /standard/],
  ['/S /H2', '/S /H4', /leaps to level 4/],
  ['/S /H1', '/S /H2', /0 headings of the first level/],
  ['/S /LI', '/S /PP', /PP lies in L/],
  ['/Alt (', '/Alx (', /figure is not said/],
  ['/ToUnicode', '/ToUnicodX', /which letters/],
  ['/FontFile3', '/FontFilX3', /not embedded/],
  ['/StructParents', '/StructParentX', /without a place/],
])('the check finds a sheet in which %s became %s', async (right, wrong, problem) => {
  const broken = Buffer.from(await koreanHairPdf())
    .toString('latin1')
    .replaceAll(right, wrong)
  const problems = accessibilityProblems(Buffer.from(broken, 'latin1'), 'ko')
  expect(problems.join('\n')).toMatch(problem)
})

test.each([
  ['0 0 m\nS', 'painted outside'],
  ['/P <<\n/MCID 0\n>> BDC\n/Artifact BMC\nEMC\nEMC', 'within another'],
  ['/Artifact BMC\nf', 'without an end'],
  ['EMC', 'without a beginning'],
  ['/P BMC\nf\nEMC', 'no part of the structure'],
])('the check finds content like %j', (stream, problem) => {
  expect(markedContent(stream).problems.join()).toContain(problem)
})
