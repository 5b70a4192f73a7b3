import type { Closing } from '#consultings/sheet.ts'
import { sheetOnPaper } from '#consultings/sheets-on-paper.ts'
import type { Sheet, SheetHead } from '#contract/reports.ts'
import type { Deps } from '#server/deps.ts'
import type { SheetOnPaper } from '../pdf/sheet-on-paper.ts'
import { writeSheetPdf } from '../pdf/sheet-pdf.ts'
import { pageSvg } from './page-svg.ts'
import { readPdf } from './pdf-objects.ts'

type Outside = Pick<Deps, 'storage' | 'now'>

/**
 * Renders the pages of a sheet's PDF as SVG for a page that a browser prints: A4, centred on other
 * paper sizes. Letters are shapes, so that printing needs no fonts.
 */
export const printedPages = async (outside: Outside, sheet: Sheet): Promise<Uint8Array> =>
  Buffer.from((await pagesOf(outside, sheet, sheetOnPaper(sheet.consulting_type))).join(''))

export async function pagesOf<Content extends Closing>(
  outside: Outside,
  sheet: SheetHead & Content,
  kind: SheetOnPaper<Content>,
): Promise<string[]> {
  const pdf = readPdf(await writeSheetPdf(outside, sheet, { kind, isOutlined: true }))
  return pdf.pages.map((page, index) => pageSvg(pdf, page, `page-${index + 1}`))
}
