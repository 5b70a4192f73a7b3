/**
 * Decodes a text file from a bank: UTF-8 with or without a byte order mark, UTF-16, or the Korean
 * Windows encoding (CP949, a superset of EUC-KR).
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('euc-kr').decode(bytes)
  }
}

/**
 * Detects UTF-16 by its byte order mark, or by zero bytes beside digits and separators, which occur
 * in no other encoding.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  let [even, odd] = [0, 0]
  bytes.forEach((byte, at) => {
    if (byte !== 0) return
    if (at % 2 === 0) even += 1
    else odd += 1
  })
  if (even === 0 && odd === 0) return null
  return odd > even ? 'utf-16le' : 'utf-16be'
}
