const EBML_SIGNATURE = [0x1a, 0x45, 0xdf, 0xa3]
/** The document type stands in the head, which is short. */
const EBML_HEAD_BYTES = 64
const MP4_BRANDS = /^(?:isom|iso\d|mp4[12]|avc1|M4V |dash)$/

/** What a file is by its first bytes, whatever it is called; null for anything but a video. */
export function videoFormat(data: Uint8Array): 'mp4' | 'webm' | null {
  const head = Buffer.from(data.subarray(0, EBML_HEAD_BYTES)).toString('latin1')
  if (EBML_SIGNATURE.every((byte, index) => data[index] === byte)) {
    return head.includes('webm') ? 'webm' : null
  }
  return head.slice(4, 8) === 'ftyp' && MP4_BRANDS.test(head.slice(8, 12)) ? 'mp4' : null
}
