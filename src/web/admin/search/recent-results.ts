import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SearchResult } from './search-results.ts'

const KEY = ['admin', 'search-recent']
const MOST = 5

/**
 * The last opened results, newest first. Held in memory only, because they name customers: a reload
 * or signing out clears them.
 */
export function useRecentResults() {
  const queries = useQueryClient()
  const { data: recent = [] } = useQuery<readonly SearchResult[]>({
    queryKey: KEY,
    queryFn: () => queries.getQueryData<readonly SearchResult[]>(KEY) ?? [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return {
    recent,
    remember: (result: SearchResult) =>
      queries.setQueryData<readonly SearchResult[]>(KEY, (before = []) =>
        [result, ...before.filter(({ to }) => to !== result.to)].slice(0, MOST),
      ),
  }
}
