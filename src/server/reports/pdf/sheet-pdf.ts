import { sheetOnPaper } from '#consultings/sheets-on-paper.ts'
import type { Sheet } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { type ReportTexts, reportTexts } from '#texts/reports.ts'
import { startFlow, writeLine, writeLineTo } from './flow.ts'
import { fullestSizes } from './fullest-sizes.ts'
import { bytesOf, column, looks, margin, openPaper, type Paper, page } from './paper.ts'
import { writeSheet } from './write-sheet.ts'

const FOOTER_Y = page.height - 46

/** A result sheet as it looks on paper, in the language of its order, with its pictures. */
export async function sheetPdf(
  { storage, now }: Pick<Deps, 'storage' | 'now'>,
  sheet: Sheet,
  language: Language,
): Promise<Uint8Array> {
  const words: ReportTexts = reportTexts[language]
  const kind = sheetOnPaper(sheet.consulting_type)
  const sections = await kind.prepare(sheet, storage, language)
  const { author } = words.pdf
  const subject = kind.subject(language)
  const title = words.sheet.title(sheet.customer_name)
  const paper = openPaper({ title, author, subject, language, at: now() })
  const parts = { sheet, words: words.sheet, language, sections }
  writeSheet(startFlow(paper), parts, fullestSizes(paper, parts))
  writeFooters(paper, sheet.diagnosis_number, words)
  return bytesOf(paper)
}

function writeFooters(paper: Paper, diagnosisNumber: string, words: ReportTexts) {
  const { start, count } = paper.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(start + index)
    const left = `${words.pdf.author}  ·  ${diagnosisNumber}`
    writeLine(paper, left, looks.small, margin.side, FOOTER_Y)
    const pages = words.pdf.page(index + 1, count)
    writeLineTo(paper, pages, looks.small, margin.side + column, FOOTER_Y)
  }
}
