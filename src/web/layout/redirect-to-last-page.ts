import { redirect } from 'react-router'
import { FIRST_PAGE } from '#web/ui/pager-numbers.ts'

/**
 * Redirects an address past the end of a list to its last page, or to the first of an empty one;
 * keeps its other parameters.
 */
export function redirectToLastPage(
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
