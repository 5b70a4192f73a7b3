import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from './admin-text.ts'

export type LoadQuery = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch' | 'data'>

interface LoadProblemProps {
  readonly query: LoadQuery
  /** Further queries that failed too: reported once and retried together. */
  readonly also?: readonly LoadQuery[]
}

/** Reports that data could not be loaded, or could not be refreshed and may be out of date. */
export function LoadProblem({ query, also = [] }: LoadProblemProps) {
  const text = useAdminText()
  const why = isRefusal(query.error, 'OFFLINE') ? text.offline : text.loadFailed

  return (
    <div className="py-4 text-small">
      <Problem
        onRetry={() => [query, ...also].map(({ refetch }) => refetch())}
        busy={query.isFetching}
      >
        {query.data === undefined ? why : text.stale}
      </Problem>
    </div>
  )
}
