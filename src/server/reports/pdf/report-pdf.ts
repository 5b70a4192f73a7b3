import type { Closing } from '#consultings/report.ts'
import { reportOnPaper } from '#consultings/reports-on-paper.ts'
import type { Report, ReportHead } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import { type ReportTexts, reportTexts } from '#texts/reports.ts'
import { chooseLayout } from './choose-layout.ts'
import { startFlow, writeLine, writeLineTo } from './flow.ts'
import { lacksLetters } from './missing-letters.ts'
import {
  bytesOf,
  column,
  looks,
  margin,
  openPaper,
  type Paper,
  type PaperSize,
  page,
} from './paper.ts'
import type { ReportOnPaper } from './report-on-paper.ts'
import { decoratePage, turnPage } from './tags.ts'
import { writeReport } from './write-report.ts'

const FOOTER_Y = page.height - 46

interface Outside extends Pick<Deps, 'now'> {
  readonly storage: ReadableStorage
}

interface Print<Content extends Closing> {
  readonly kind: ReportOnPaper<Content>
  readonly size?: PaperSize | undefined
  readonly isOutlined?: boolean
}

/** Prints a result sheet as a PDF in the language of its order, with its pictures. */
export const reportPdf = (
  outside: Outside,
  report: Report,
  size?: PaperSize,
): Promise<Uint8Array> =>
  writeReportPdf(outside, report, { kind: reportOnPaper(report.consulting_type), size })

/** Writes a sheet as its kind defines: full pages, then sections. */
export async function writeReportPdf<Content extends Closing>(
  { storage, now }: Outside,
  report: ReportHead & Content,
  { kind, size = 'a4', isOutlined = false }: Print<Content>,
): Promise<Uint8Array> {
  const { language } = report
  const words: ReportTexts = reportTexts[language]
  const sections = await kind.prepare(report, storage, language)
  const { author } = words.pdf
  const subject = kind.subject(language)
  const title = words.report.title(report.customer_name)
  const paper = openPaper({ title, author, subject, language, size, at: now(), isOutlined })
  const fullPages = sections.fullPages ?? []
  for (const draw of fullPages) {
    draw(paper, report)
    turnPage(paper)
  }
  const parts = { report, words: words.report, language, sections }
  writeReport(startFlow(paper), parts, chooseLayout(paper, parts))
  writeFooters(paper, { from: fullPages.length, number: report.diagnosis_number, words })
  return bytesOf(paper)
}

interface Footers {
  /** Index of the first page with a footer. */
  readonly from: number
  /** Diagnosis number. */
  readonly number: string
  readonly words: ReportTexts
}

function writeFooters(paper: Paper, { from, number, words }: Footers) {
  const { start, count } = paper.bufferedPageRange()
  for (let index = from; index < count; index += 1) {
    const left = [words.pdf.author, number, lacksLetters(paper) && words.pdf.missingLetters]
    const pages = words.pdf.page(index + 1, count)
    decoratePage(paper, start + index, () => {
      writeLine(paper, left.filter(Boolean).join('  ·  '), looks.small, margin.side, FOOTER_Y)
      writeLineTo(paper, pages, looks.small, margin.side + column, FOOTER_Y)
    })
  }
}
