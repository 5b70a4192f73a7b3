import { Navigate } from 'react-router'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { AdminList } from './use-list.ts'

/**
 * Links to other pages: by number, or “older” and “newest” for uncounted lists. A page number past
 * the end leads to the last page.
 */
export function ListPages<Row>({ list }: { readonly list: AdminList<Row> }) {
  const text = useAdminText().lists
  const { query, addressFrom, cursor } = list
  if (query.data?.pages !== undefined) {
    const { pages, items } = query.data
    const isPastEnd = items.length === 0 && pages > 0 && list.page > pages
    if (isPastEnd && !query.isPlaceholderData)
      return <Navigate to={list.addressOfPage(pages)} replace />
    return <Pager page={list.page} pages={pages} hrefOf={list.addressOfPage} />
  }
  const next = query.data?.next
  if (!addressFrom || (!next && !cursor)) return null
  return (
    <nav aria-label={text.pages} className="flex flex-wrap justify-center gap-3 px-4 py-8">
      {cursor && (
        <ButtonLink kind="quiet" size="small" to={addressFrom(null)}>
          {text.newest}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink kind="secondary" size="small" to={addressFrom(next)}>
          {text.older}
        </ButtonLink>
      )}
    </nav>
  )
}
