import { pageSvg } from '#server/reports/print/page-svg.ts'
import { readPdf } from '#server/reports/print/pdf-objects.ts'

/**
 * The first page of an uncompressed PDF as SVG, so that what is drawn can be compared by pixels
 * without a PDF viewer. Letters are left out, unless they are paths.
 */
export function pdfAsSvg(file: Uint8Array): string {
  const withoutLetters = Buffer.from(file)
    .toString('latin1')
    .replace(/^BT$[\s\S]*?^ET$/gm, '')
  const pdf = readPdf(Buffer.from(withoutLetters, 'latin1'))
  return pageSvg(pdf, pdf.pages[0]!, 'page')
}
