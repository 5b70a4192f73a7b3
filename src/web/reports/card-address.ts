/** What of a query belongs to the card of a sheet: that it is open, for which style, in which language. */
const cardQuery = ['view', 'style', 'in'] as const

/** The query of the sheet that a card was made of. */
export function withoutCard(search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  for (const name of cardQuery) next.delete(name)
  return `?${next}`
}
