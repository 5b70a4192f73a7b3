/**
 * Returns the sent share of each photo at a total `progress` (0 to 1); photos are sent one after
 * the other. Null while nothing is being sent.
 */
export function sharesOf(sizes: readonly number[], progress: number | null): number[] | null {
  if (progress === null) return null
  let gone = progress * sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => {
    const share = size > 0 ? Math.min(1, Math.max(0, gone / size)) : 1
    gone -= size
    return share
  })
}
