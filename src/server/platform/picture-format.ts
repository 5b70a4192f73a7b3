export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const brands: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  heim: 'heic',
  heis: 'heic',
  hevc: 'heic',
  mif1: 'heic',
  msf1: 'heic',
}

/** Detects a photo's format by its first bytes; null for any other file. */
export function pictureFormat(data: Uint8Array): PictureFormat | null {
  if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return 'jpeg'
  if (PNG_SIGNATURE.every((byte, index) => data[index] === byte)) return 'png'
  if (textAt(data, 0) === 'RIFF' && textAt(data, 8) === 'WEBP') return 'webp'
  return textAt(data, 4) === 'ftyp' ? formatOfBrands(data) : null
}

/** Reads the main brand and, from byte 16, the compatible brands of the first box. */
function formatOfBrands(data: Uint8Array): PictureFormat | null {
  const end = Math.min(new DataView(data.buffer, data.byteOffset).getUint32(0), 64, data.length)
  const named = [textAt(data, 8)]
  for (let at = 16; at + 4 <= end; at += 4) named.push(textAt(data, at))
  const formats = named.map((brand) => brands[brand])
  return formats.find((format) => format === 'avif') ?? formats.find(Boolean) ?? null
}

const textAt = (data: Uint8Array, at: number) => String.fromCharCode(...data.subarray(at, at + 4))
