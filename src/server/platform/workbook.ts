import type { FileReply } from '#contract/endpoint.ts'
import type { Row } from './workbook-rows.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SEOUL_OFFSET_MS = 9 * 3_600_000

export interface Worksheet {
  readonly name: string
  /** Heading rows, which stay visible while scrolling. */
  readonly head: readonly Row[]
  /** Pages of rows: each is read, written and sent before the next is requested. */
  readonly pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
}

/**
 * Creates an Excel download that is streamed page by page, so that memory use does not grow with its
 * length and other requests run in between. A page that cannot be read aborts the download.
 */
export async function workbook(fileName: string, sheets: readonly Worksheet[]): Promise<FileReply> {
  // Loaded with the first workbook: its libraries are a hundred files.
  const { streamWorkbook } = await import('./stream-workbook.ts')
  const data = await streamWorkbook(sheets)
  return { contentType: XLSX, fileName, data, disposition: 'attachment' }
}

/** Prevents formula injection: a spreadsheet takes texts with these first characters for formulas. */
const defused = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

/** Excel's limit per cell; a file with a longer text counts as damaged. */
const MOST_CHARACTERS = 32_767

export const textCell = (value: string) => ['text', shortened(defused(value))] as const

const shortened = (value: string) =>
  value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS - 1)}…` : value

export const headCell = (value: string) => ['head', defused(value)] as const

/** `value` is in won. */
export const amountCell = (value: number) => ['amount', value] as const

/** Uses Seoul's local time, since spreadsheets have no time zones. */
export const timeCell = (moment: Date | string) =>
  ['time', new Date(moment).getTime() + SEOUL_OFFSET_MS] as const
