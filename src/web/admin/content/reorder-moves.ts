/** The list with one item at another place; whatever stood there makes room. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const at = Math.min(ids.length - 1, Math.max(0, to))
  if (ids[at] === id) return ids
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** Where a key moves the item at this place; `undefined` of a key that moves nothing. */
export function indexByKey(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at - 1
    case 'ArrowDown':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
