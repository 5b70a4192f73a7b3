import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'
import { type Unzipped, unzipSync, Zip, type ZipInputFile, ZipPassThrough } from 'fflate'
import writeExcelFile from 'write-excel-file/node'
import type { Worksheet } from './workbook.ts'
import { patternRow, type Row, rowsLike, stylesOf } from './workbook-rows.ts'

/** Streams the bytes of a workbook page by page. */
export const streamWorkbook = async (
  sheets: readonly Worksheet[],
): Promise<AsyncGenerator<Uint8Array>> => packed(await cachedFrameOf(sheets), sheets)

/** Cached frames by sheet names and headings: one per workbook and language. */
const frames = new Map<string, Unzipped>()

/** Caches frames, since creating one takes as long as writing some hundred rows. */
async function cachedFrameOf(sheets: readonly Worksheet[]): Promise<Unzipped> {
  const key = JSON.stringify(sheets.map(({ name, head }) => [name, head]))
  const frame = frames.get(key) ?? (await frameOf(sheets))
  frames.set(key, frame)
  return frame
}

/**
 * Creates a workbook without its rows. The library writes complete workbooks only, so each sheet gets
 * its headings and one pattern row.
 */
async function frameOf(sheets: readonly Worksheet[]): Promise<Unzipped> {
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

/** Streams the zip file: first the frame, then the sheets. */
async function* packed(frame: Unzipped, sheets: readonly Worksheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((problem, bytes) => {
    if (problem) throw problem
    ready.push(bytes)
  })
  const rest = { ...frame }
  const texts = sheets.map((sheet, at) => {
    const path = `xl/worksheets/sheet${at + 1}.xml`
    const text = worksheetText(new TextDecoder().decode(frame[path]), sheet)
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

/** Compression method of the zip format. */
const DEFLATED = 8

const deflate = promisify(deflateRaw)

const emitData = (part: ZipInputFile, bytes: Uint8Array<ArrayBuffer>, isLast = false) =>
  part.ondata?.(null, bytes, isLast)

/** Compresses page by page and counts size and checksum for the zip entry. */
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

/** Replaces the pattern row of a sheet by its rows. */
async function* worksheetText(xml: string, { head, pages }: Worksheet): AsyncGenerator<string> {
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
