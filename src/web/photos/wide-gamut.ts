/** Bytes within which formats keep their colour profile: after a JPEG's EXIF, of at most 64 KB. */
const SEARCHED_BYTES = 256 * 1024
const SIGNATURE_OFFSET = 36
const TAG_TABLE_OFFSET = 128
const MAX_TAGS = 100
/** Red's X in a profile: 0.436 in sRGB, 0.515 in Display P3, 0.609 in Adobe RGB. */
const WIDE_RED_X = 0.45
/** Colour primaries of Display P3 and BT.2020 by ITU-T H.273, as HEIC and AVIF name them. */
const WIDE_PRIMARIES = [9, 11, 12]

export type ColourSpace = 'srgb' | 'display-p3'

/** Returns the colour space in which a canvas keeps a photo's colours, by its colour profile. */
export const colourSpaceOf = async (file: Blob): Promise<ColourSpace> =>
  (await isWideGamut(file)) ? 'display-p3' : 'srgb'

async function isWideGamut(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, SEARCHED_BYTES).arrayBuffer())
  const named = indexOf(bytes, 'colrnclx')
  if (named >= 0) return WIDE_PRIMARIES.includes(numberAt(bytes, named + 8) >>> 16)
  const start = indexOf(bytes, 'acsp') - SIGNATURE_OFFSET
  return start >= 0 && redXOf(bytes, start) > WIDE_RED_X
}

/** Reads the tag `rXYZ` of an ICC profile (ICC.1:2022, 7.3); 0 without one. */
function redXOf(bytes: Uint8Array, start: number): number {
  const count = Math.min(MAX_TAGS, numberAt(bytes, start + TAG_TABLE_OFFSET))
  const tag = indexOf(bytes, 'rXYZ', start + TAG_TABLE_OFFSET + 4)
  if (tag < 0 || tag > start + TAG_TABLE_OFFSET + 4 + 12 * count) return 0
  return numberAt(bytes, start + numberAt(bytes, tag + 4) + 8) / 0x1_0000
}

function numberAt(bytes: Uint8Array, at: number): number {
  return at >= 0 && at + 4 <= bytes.length
    ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
    : 0
}

function indexOf(bytes: Uint8Array, text: string, from = 0): number {
  const codes = [...text].map((letter) => letter.charCodeAt(0))
  for (let at = from; at + codes.length <= bytes.length; at += 1) {
    if (codes.every((code, index) => bytes[at + index] === code)) return at
  }
  return -1
}
