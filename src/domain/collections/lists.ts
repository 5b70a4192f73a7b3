/** Returns the item at an index; negative indexes count from the end. @throws RangeError */
export function itemAt<Item>(list: ArrayLike<Item>, index: number): Item {
  const at = index < 0 ? list.length + index : index
  if (!(at in list)) throw new RangeError(`no item at ${index} of ${list.length}`)
  // The index was checked; the item itself may be undefined by its own type.
  return list[at] as Item
}

/** Tells whether a value is one of a list's literals, and narrows it to them. */
export const isOneOf = <Item>(list: readonly Item[], value: unknown): value is Item =>
  list.some((item) => item === value)
