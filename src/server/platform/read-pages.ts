/** So few that reading, naming and writing them keeps nobody waiting. */
export const PAGE_ROWS = 100

/**
 * The rows of a long list page by page, at most so many in all. Each page is read from after the
 * last row of the one before (`null`: from the start), when it is asked for.
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
