/** Moves one id to another index. */
export function moveId(ids: readonly string[], id: string, to: number): readonly string[] {
  const at = Math.min(ids.length - 1, Math.max(0, to))
  if (ids[at] === id) return ids
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, at), id, ...others.slice(at)]
}

/** Returns the index to which a key moves an item; `undefined` for other keys. */
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
