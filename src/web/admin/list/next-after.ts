/** Returns the row to open after `id` is done: the next one, at the end the one before. */
export function nextAfter<Row extends { readonly id: string }>(rows: readonly Row[], id: string) {
  const at = rows.findIndex((row) => row.id === id)
  return rows[at + 1] ?? rows[at - 1]
}
