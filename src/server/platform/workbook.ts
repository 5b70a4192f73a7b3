import writeExcelFile from 'write-excel-file/node'
import type { FileReply } from '#contract/endpoint.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TIME_FORMAT = 'yyyy-mm-dd hh:mm'
const SEOUL_OFFSET_MS = 9 * 3_600_000

type Cell =
  | { readonly value: string; readonly type: StringConstructor; readonly fontWeight?: 'bold' }
  | { readonly value: number; readonly type: NumberConstructor; readonly format: string }
  | { readonly value: Date; readonly type: DateConstructor; readonly format: string }

interface Sheet {
  readonly name: string
  /** The rows that stay in sight when the others are scrolled. */
  readonly head: readonly (readonly Cell[])[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A workbook to be saved under this name. */
export async function workbook(fileName: string, sheets: readonly Sheet[]): Promise<FileReply> {
  const data = await writeExcelFile(
    sheets.map(({ name, head, rows }) => ({
      sheet: name,
      data: [...head, ...rows].map((row) => [...row]),
      stickyRowsCount: head.length,
    })),
  ).toBuffer()
  return { contentType: XLSX, fileName, data, disposition: 'attachment' }
}

/** A spreadsheet takes a text that begins like this for a formula when it is edited or exported. */
const defused = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

export const textCell = (value: string): Cell => ({ value: defused(value), type: String })

export const headCell = (value: string): Cell =>
  ({ ...textCell(value), fontWeight: 'bold' }) as Cell

/** Won. */
export const amountCell = (value: number): Cell => ({ value, type: Number, format: '#,##0' })

/** As on Seoul's clocks: a spreadsheet knows no zones. */
export const timeCell = (moment: Date | string): Cell => ({
  value: new Date(new Date(moment).getTime() + SEOUL_OFFSET_MS),
  type: Date,
  format: TIME_FORMAT,
})
