import type { UseQueryResult } from '@tanstack/react-query'
import { isRefusal } from '#web/api/api-refusal.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from './admin-text.ts'

export type Asked = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch' | 'data'>

interface LoadProblemProps {
  readonly of: Asked
  /** What failed with it and is tried again with it, said once. */
  readonly also?: readonly Asked[]
}

/** Something could not be loaded, or not loaded anew: what stands there is of a moment ago then. */
export function LoadProblem({ of, also = [] }: LoadProblemProps) {
  const text = useAdminText()
  const why = isRefusal(of.error, 'OFFLINE') ? text.offline : text.loadFailed

  return (
    <div className="py-4 text-small">
      <Problem onRetry={() => [of, ...also].map(({ refetch }) => refetch())} busy={of.isFetching}>
        {of.data === undefined ? why : text.stale}
      </Problem>
    </div>
  )
}
