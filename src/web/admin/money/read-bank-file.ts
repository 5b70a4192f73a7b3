import { type Grid, parseDelimitedText } from '#domain/bank-statements/grid.ts'
import { isHtmlTable, parseHtmlTables } from '#domain/bank-statements/html-tables.ts'
import { decodeText } from './decode-text.ts'
import { readWorkbook } from './read-workbook.ts'

/** Cells of a bank’s file, or why it could not be read. */
export type BankFile = { readonly grid: Grid } | { readonly problem: 'OLD_WORKBOOK' | 'UNREADABLE' }

/**
 * Reads a bank’s download by its content, whatever its name: a workbook (XLSX), an HTML table (many
 * banks’ `.xls`), or text. Binary `.xls` and password-protected workbooks share a container format
 * that is not supported: `OLD_WORKBOOK`.
 */
export async function readBankFile(file: Blob): Promise<BankFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return { problem: 'OLD_WORKBOOK' }
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    try {
      const grid = readWorkbook(bytes)
      return grid ? { grid } : { problem: 'UNREADABLE' }
    } catch {
      return { problem: 'UNREADABLE' }
    }
  }
  return { grid: readBankText(decodeText(bytes)) }
}

/** Parses text into cells: an HTML table, CSV, or cells copied from a spreadsheet. */
export const readBankText = (text: string): Grid =>
  isHtmlTable(text) ? parseHtmlTables(text) : parseDelimitedText(text)
