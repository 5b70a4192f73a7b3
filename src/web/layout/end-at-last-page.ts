import { redirect } from 'react-router'
import { addressOfPage } from '#web/ui/pager-numbers.ts'

/** An address past the end of a list leads to its last page. */
export function endAtLastPage(
  url: URL,
  page: number,
  list: { readonly total_pages: number } | null,
) {
  const last = list?.total_pages ?? 0
  if (last > 0 && page > last) throw redirect(url.pathname + addressOfPage(last))
}
