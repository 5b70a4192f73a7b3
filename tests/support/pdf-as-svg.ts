import { pageSvg } from '#server/reports/print/page-svg.ts'
import { readPdf } from '#server/reports/print/pdf-objects.ts'

/**
 * Converts the first page of an uncompressed PDF to SVG, to compare drawings by pixels without a PDF
 * viewer. Omits text that is not drawn as paths.
 */
export function pdfAsSvg(file: Uint8Array): string {
  const withoutLetters = Buffer.from(file)
    .toString('latin1')
    .replace(/^BT$[\s\S]*?^ET$/gm, '')
  const pdf = readPdf(Buffer.from(withoutLetters, 'latin1'))
  return pageSvg(pdf, pdf.pages[0]!, 'page')
}
