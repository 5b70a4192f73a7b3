/** Small enough not to block other requests. */
export const PAGE_ROWS = 100

/**
 * Reads a long list lazily in pages, `most` rows in total. `read` gets the last row of the previous
 * page, or null for the first page.
 */
export async function* readPages<Row>(
  most: number,
  read: (after: Row | null, size: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null
  let left = most
  while (left > 0) {
    const size = Math.min(PAGE_ROWS, left)
    const rows: readonly Row[] = await read(after, size)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1) ?? null
    left -= rows.length
  }
}
