/** Query parameters of a sheet's card: that it is open, for which style, in which language. */
const cardQuery = ['view', 'style', 'in'] as const

/** Returns the query without the card's parameters. */
export function withoutCard(search: URLSearchParams): string {
  const next = new URLSearchParams(search)
  for (const name of cardQuery) next.delete(name)
  return `?${next}`
}
