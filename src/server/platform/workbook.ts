import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { type Unzipped, unzipSync, Zip, type ZipInputFile, ZipPassThrough } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import type { FileReply } from '#contract/endpoint.ts'
import { patternRow, type Row, rowsLike, stylesOf } from './workbook-rows.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SEOUL_OFFSET_MS = 9 * 3_600_000

export interface Sheet {
  readonly name: string
  /** The rows that stay in sight when the others are scrolled. */
  readonly head: readonly Row[]
  /** Page by page: each is read, written and sent before the next is asked for. */
  readonly pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>
}

/**
 * A workbook to be saved under this name, which is sent while it is written: however long it is,
 * nothing holds more of it than a page, and everybody else is served between two pages. A page that
 * cannot be read breaks the download off.
 */
export async function workbook(fileName: string, sheets: readonly Sheet[]): Promise<FileReply> {
  const data = packed(await cachedFrameOf(sheets), sheets)
  return { contentType: XLSX, fileName, data, disposition: 'attachment' }
}

/** A spreadsheet takes a text that begins like this for a formula when it is edited or exported. */
const defused = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

/** A cell holds no more; a spreadsheet calls a file with a longer one damaged. */
const MOST_CHARACTERS = 32_767

export const textCell = (value: string) => ['text', shortened(defused(value))] as const

const shortened = (value: string) =>
  value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS - 1)}…` : value

export const headCell = (value: string) => ['head', defused(value)] as const

/** Won. */
export const amountCell = (value: number) => ['amount', value] as const

/** As on Seoul's clocks: a spreadsheet knows no zones. */
export const timeCell = (moment: Date | string) =>
  ['time', new Date(moment).getTime() + SEOUL_OFFSET_MS] as const

/** By names and heads, of which each workbook has one in each language. */
const frames = new Map<string, Unzipped>()

/** Written once: to make a workbook, however small, takes as long as some hundred rows of it. */
async function cachedFrameOf(sheets: readonly Sheet[]): Promise<Unzipped> {
  const key = JSON.stringify(sheets.map(({ name, head }) => [name, head]))
  const frame = frames.get(key) ?? (await frameOf(sheets))
  frames.set(key, frame)
  return frame
}

/**
 * The whole workbook but its rows. The library writes nothing but whole workbooks, so it writes one
 * of heads, each with one row below it as the pattern of the others.
 */
async function frameOf(sheets: readonly Sheet[]): Promise<Unzipped> {
  const file = await writeExcelFile(
    sheets.map(({ name, head }) => ({
      sheet: name,
      data: [...head, patternRow].map((row) => row.map(toLibrary)),
      stickyRowsCount: head.length,
    })),
  ).toBuffer()
  return unzipSync(file)
}

function toLibrary([kind, value]: Row[number]) {
  switch (kind) {
    case 'text':
      return { value, type: String } as const
    case 'head':
      return { value, type: String, fontWeight: 'bold' } as const
    case 'amount':
      return { value, type: Number, format: '#,##0' } as const
    case 'time':
      return { value: new Date(value), type: Date, format: 'yyyy-mm-dd hh:mm' } as const
  }
}

/** The file as it is sent. The sheets stand last: the frame has left before the first row is read. */
async function* packed(frame: Unzipped, sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((problem, bytes) => {
    if (problem) throw problem
    ready.push(bytes)
  })
  const rest = { ...frame }
  const texts = sheets.map((sheet, at) => {
    const path = `xl/worksheets/sheet${at + 1}.xml`
    const text = sheetText(new TextDecoder().decode(frame[path]), sheet)
    delete rest[path]
    return [path, text] as const
  })
  for (const [path, bytes] of Object.entries(rest)) {
    const part = new ZipPassThrough(path)
    zip.add(part)
    part.push(bytes, true)
  }
  for (const [path, text] of texts) {
    const part = { filename: path, compression: DEFLATED, size: 0, crc: 0 }
    zip.add(part)
    for await (const bytes of deflated(text, part)) {
      emitData(part, bytes)
      yield* ready.splice(0)
    }
    emitData(part, await deflate(''), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** By the zip format. */
const DEFLATED = 8

const deflate = promisify(deflateRaw)

const emitData = (part: ZipInputFile, bytes: Uint8Array<ArrayBuffer>, isLast = false) =>
  part.ondata?.(null, bytes, isLast)

/** Page by page, beside everything else. Counts what goes in, as a zip file wants to have it told. */
async function* deflated(
  pages: AsyncIterable<string>,
  part: Pick<ZipInputFile, 'size' | 'crc'>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const page of pages) {
    const bytes = Buffer.from(page)
    part.size += bytes.length
    part.crc = crc32(bytes, part.crc)
    yield await deflate(bytes, { level: 1, finishFlush: constants.Z_SYNC_FLUSH })
  }
}

/** A sheet of the frame with its rows where the pattern stood. */
async function* sheetText(xml: string, { head, pages }: Sheet): AsyncGenerator<string> {
  const pattern = xml.indexOf(`<row r="${head.length + 1}"`)
  const end = xml.indexOf('</sheetData>', pattern)
  const styles = stylesOf(xml.slice(pattern, end))
  let below = head.length
  yield xml.slice(0, pattern)
  for await (const rows of pages) {
    yield rowsLike(styles, rows, below)
    below += rows.length
  }
  yield xml.slice(end)
}
