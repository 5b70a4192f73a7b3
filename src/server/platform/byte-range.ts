/** The first and the last byte, counted from 0. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * What a `Range` header asks of a file of `size` bytes: null for all of it, which also answers what
 * is not understood or asks for several parts; `unsatisfiable` for what the file does not have.
 * Source: RFC 9110, 14.2.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return null
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null

  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}
