import { redirect } from 'react-router'
import { FIRST_PAGE } from '#web/ui/pager-numbers.ts'

/**
 * An address past the end of a list leads to its last page, whatever else it names; past an empty
 * one, to its first.
 */
export function endAtLastPage(
  url: URL,
  page: number,
  list: { readonly total_pages: number } | null,
) {
  if (!list) return
  const last = Math.max(FIRST_PAGE, list.total_pages)
  if (page <= last) return
  const query = new URLSearchParams(url.searchParams)
  query.delete('page')
  if (last > FIRST_PAGE) query.set('page', String(last))
  throw redirect(`${url.pathname}${query.size > 0 ? `?${query}` : ''}`)
}
