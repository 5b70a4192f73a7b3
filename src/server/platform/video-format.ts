const EBML_SIGNATURE = [0x1a, 0x45, 0xdf, 0xa3]
/** Bytes of the header that contain the document type. */
const EBML_HEAD_BYTES = 64
const MP4_BRANDS = /^(?:isom|iso\d|mp4[12]|avc1|M4V |dash)$/

/** Detects a video's format by its first bytes; null for any other file. */
export function videoFormat(data: Uint8Array): 'mp4' | 'webm' | null {
  const head = Buffer.from(data.subarray(0, EBML_HEAD_BYTES)).toString('latin1')
  if (EBML_SIGNATURE.every((byte, index) => data[index] === byte)) {
    return head.includes('webm') ? 'webm' : null
  }
  return head.slice(4, 8) === 'ftyp' && MP4_BRANDS.test(head.slice(8, 12)) ? 'mp4' : null
}
