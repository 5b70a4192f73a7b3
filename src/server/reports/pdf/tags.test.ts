import { expect, test } from 'vitest'
import { colorOnPaper } from '#consultings/color/server/color-on-paper.ts'
import { hairOnPaper } from '#consultings/hair/server/hair-on-paper.ts'
import { hairContent } from '#consultings/hair/sheet-content.ts'
import { languages } from '#domain/languages/languages.ts'
import { colorSheetWith } from '#tests/support/color-sheet.ts'
import { sheetWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfTags } from '#tests/support/pdf-tags.ts'
import { writeSheetPdf } from './sheet-pdf.ts'

const outside = { storage: memoryStorage(), now: () => new Date('2026-12-03T03:00:00Z') }
const color = colorSheetWith()
const { id, order_number, diagnosis_number, purchase_date, customer_name, published_at } = color
const head = { id, order_number, diagnosis_number, purchase_date, customer_name, published_at }
const hair = { ...head, language: 'ko' as const, version: 1, ...hairContent.parse(sheetWith()) }

test.each(languages)('[C-09] a sheet says what its parts are (%s)', async (language) => {
  for (const file of [
    await writeSheetPdf(outside, { ...hair, language }, { kind: hairOnPaper }),
    await writeSheetPdf(outside, { ...color, language }, { kind: colorOnPaper }),
  ]) {
    const { isTagged, language: declared, tags } = pdfTags(file)
    const all = (name: string) => tags.filter(({ tag }) => tag === name)

    expect(isTagged).toBe(true)
    expect(declared).toBe(language)
    expect(all('H1').map(({ actual }) => actual)).toEqual([expect.stringContaining(customer_name)])
    expect(all('H2').length).toBeGreaterThan(3)
    expect(all('P').length).toBeGreaterThan(10)
    expect(all('Figure').length).toBeGreaterThan(2)
    for (const { alt } of all('Figure')) expect(alt).toMatch(/\S{2,}/)
  }
})

test('[C-09] steps of a cut are a list', async () => {
  const { tags } = pdfTags(await writeSheetPdf(outside, hair, { kind: hairOnPaper }))
  expect(tags.filter(({ tag }) => tag === 'LI').length).toBeGreaterThan(6)
})
