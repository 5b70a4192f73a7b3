import { expect, test } from 'vitest'
import { colorOnPaper } from '#consultings/color/server/color-on-paper.ts'
import { hairContent } from '#consultings/hair/report-content.ts'
import { hairOnPaper } from '#consultings/hair/server/hair-on-paper.ts'
import { languages } from '#domain/languages/languages.ts'
import { colorReportWith } from '#tests/support/color-report.ts'
import { reportWith } from '#tests/support/given-reports.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { pdfContent } from '#tests/support/pdf-content.ts'
import { writeReportPdf } from '../pdf/report-pdf.ts'
import { pagesOf } from './printed-pages.ts'

const outside = { storage: memoryStorage(), now: () => new Date('2026-12-03T03:00:00Z') }
const color = colorReportWith()
const { id, order_number, diagnosis_number, purchase_date, customer_name, published_at } = color
const head = { id, order_number, diagnosis_number, purchase_date, customer_name, published_at }
const hair = { ...head, version: 1, ...hairContent.parse(reportWith()) }

test.each(languages)('[C-09] a browser prints the pages of the PDF (%s)', async (language) => {
  const [hairReport, colorReport] = [
    { ...hair, language },
    { ...color, language },
  ]
  for (const [pages, file] of [
    [
      await pagesOf(outside, hairReport, hairOnPaper),
      await writeReportPdf(outside, hairReport, { kind: hairOnPaper }),
    ],
    [
      await pagesOf(outside, colorReport, colorOnPaper),
      await writeReportPdf(outside, colorReport, { kind: colorOnPaper }),
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
