/** Number of rows at the beginning of a list in which a common word is found often enough. */
const LOOKED_AT = 200

/**
 * Finds the newest rows that match a search: among the first rows of the list if these are enough, otherwise
 * by the index. The index alone would collect all rows with a common word first.
 */
export async function findNewest<Row>(
  limit: number,
  find: (among: number | null) => Promise<Row[]>,
): Promise<Row[]> {
  const first = await find(LOOKED_AT)
  return first.length < limit ? find(null) : first
}
