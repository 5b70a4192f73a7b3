import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { unreadCounts } from '#web/notifications/unread-counts.ts'
import { myReports } from '#web/reports/queries.ts'

interface ArrivedReport {
  readonly id: string
  readonly reader: string
}

interface UnreadReports {
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
}

/**
 * Returns the latest published sheet if the member has opened none since; null if there is none,
 * `unknown` until it is loaded, and the error if the sheets cannot be read.
 */
export function useArrivedReport(): ArrivedReport | UnreadReports | null | 'unknown' {
  const session = useSession()
  const reader = String(session?.user.id ?? 'visitor')
  const unread = useQuery({ ...unreadCounts, enabled: session !== null })
  const isUnread = (unread.data?.result_count ?? 0) > 0
  const reports = useQuery({ ...myReports(1, reader), enabled: isUnread })
  if (session && !unread.isFetched) return 'unknown'
  if (!isUnread) return null
  if (reports.isPending) return 'unknown'
  if (reports.isError && !reports.data) {
    const { error, isFetching: busy, refetch } = reports
    return { error, busy, onRetry: () => void refetch() }
  }
  const published = (reports.data?.items ?? []).flatMap(({ id, published_at }) =>
    published_at ? [{ id, published_at }] : [],
  )
  const [latest] = published.sort((a, b) => b.published_at.localeCompare(a.published_at))
  return latest ? { id: latest.id, reader } : null
}
