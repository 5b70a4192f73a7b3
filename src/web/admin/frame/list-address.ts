/** The search with some of it changed; `null` and `''` leave a part out. A filter begins anew. */
export function changed(
  search: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search)
  if (!('open' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`
}
