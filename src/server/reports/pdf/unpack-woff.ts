import { inflateSync } from 'node:zlib'

const WOFF_HEADER_BYTES = 44
const WOFF_ENTRY_BYTES = 20
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16

/**
 * Unpacks the tables of a WOFF font: fontkit would unpack a table again for every glyph it draws.
 * Format: https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let end = header.length
  for (let index = 0; index < count; index += 1) {
    const from = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES
    const to = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.readUInt32BE(from + 8)
    const length = woff.readUInt32BE(from + 12)
    const data = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(data) : data
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(end, to + 8)
    header.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc(-length & 3)
    tables.push(table, padding)
    end += table.length + padding.length
  }
  return Buffer.concat([header, ...tables])
}
