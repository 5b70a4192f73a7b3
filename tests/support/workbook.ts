import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import type { FileReply } from '#contract/endpoint.ts'

const CENTRAL_ENTRY = 0x02014b50
const LOCAL_HEADER_BYTES = 30

/** Concatenates the XML of all parts of a workbook. */
export function textOfWorkbook(bytes: Uint8Array): string {
  const zip = Buffer.from(bytes)
  const parts: string[] = []
  for (let at = 0; at < zip.length - 46; at++) {
    if (zip.readUInt32LE(at) !== CENTRAL_ENTRY) continue
    const size = zip.readUInt32LE(at + 20)
    const local = zip.readUInt32LE(at + 42)
    const start =
      local + LOCAL_HEADER_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + size)
    parts.push((zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed)).toString())
  }
  return parts.join('\n')
}

/** Reads a streamed workbook reply and concatenates its XML. */
export const textOfFile = async ({ data }: FileReply): Promise<string> =>
  textOfWorkbook(data instanceof Uint8Array ? data : await buffer(data))
