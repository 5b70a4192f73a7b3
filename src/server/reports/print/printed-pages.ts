import type { Closing } from '#consultings/report.ts'
import { reportOnPaper } from '#consultings/reports-on-paper.ts'
import type { Report, ReportHead } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import type { ReportOnPaper } from '../pdf/report-on-paper.ts'
import { writeReportPdf } from '../pdf/report-pdf.ts'
import { pageSvg } from './page-svg.ts'
import { readPdf } from './pdf-objects.ts'

interface Outside extends Pick<Deps, 'now'> {
  readonly storage: ReadableStorage
}

/**
 * Renders the pages of a sheet's PDF as SVG for a page that a browser prints: A4, centred on other
 * paper sizes. Letters are shapes, so that printing needs no fonts.
 */
export const printedPages = async (outside: Outside, report: Report): Promise<Uint8Array> =>
  Buffer.from((await pagesOf(outside, report, reportOnPaper(report.consulting_type))).join(''))

export async function pagesOf<Content extends Closing>(
  outside: Outside,
  report: ReportHead & Content,
  kind: ReportOnPaper<Content>,
): Promise<string[]> {
  const pdf = readPdf(await writeReportPdf(outside, report, { kind, isOutlined: true }))
  return pdf.pages.map((page, index) => pageSvg(pdf, page, `page-${index + 1}`))
}
