import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SearchResult } from './search-results.ts'

const KEY = ['admin', 'search-recent']
const MOST = 5

/**
 * The results that were opened last, newest first. They name customers, so they are only held in
 * memory: a reload or signing out forgets them.
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
