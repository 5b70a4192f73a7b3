import { expect, test } from 'vitest'
import { colorOnPaper } from '#consultings/color/server/color-on-paper.ts'
import { hairOnPaper } from '#consultings/hair/server/hair-on-paper.ts'
import { hairContent } from '#consultings/hair/sheet-content.ts'
import { languages } from '#domain/languages/languages.ts'
import { colorSheetWith } from '#tests/support/color-sheet.ts'
import { sheetWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { writeSheetPdf } from '../pdf/sheet-pdf.ts'
import { pagesOf } from './printed-pages.ts'

const outside = { storage: memoryStorage(), now: () => new Date('2026-12-03T03:00:00Z') }
const color = colorSheetWith()
const { id, order_number, diagnosis_number, purchase_date, customer_name, published_at } = color
const head = { id, order_number, diagnosis_number, purchase_date, customer_name, published_at }
const hair = { ...head, version: 1, ...hairContent.parse(sheetWith()) }

test.each(languages)('[C-09] a browser prints the pages of the PDF (%s)', async (language) => {
  const [hairSheet, colorSheet] = [
    { ...hair, language },
    { ...color, language },
  ]
  for (const [pages, file] of [
    [
      await pagesOf(outside, hairSheet, hairOnPaper),
      await writeSheetPdf(outside, hairSheet, { kind: hairOnPaper }),
    ],
    [
      await pagesOf(outside, colorSheet, colorOnPaper),
      await writeSheetPdf(outside, colorSheet, { kind: colorOnPaper }),
    ],
  ] as const) {
    const { lines } = pdfContent(file)
    expect(pages).toHaveLength(lines.length)
    for (const [index, onPage] of lines.entries()) {
      const shapes = pages[index]!.match(/<path /g)?.length ?? 0
      expect(shapes, `page ${index + 1}`).toBeGreaterThan(onPage.length)
    }
    const all = pages.join('')
    expect(all).not.toMatch(/NaN|undefined|<text|<script/)
    const ids = [...all.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})
