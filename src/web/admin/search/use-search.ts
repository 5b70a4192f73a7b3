import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchAdmin } from '#contract/admin-search.ts'
import { call } from '#web/api/client.ts'

/** How long typing rests before it is searched for. */
const DEBOUNCE_MS = 200

/**
 * What is typed, and what was found for exactly that: each text has an answer of its own, so an
 * answer that comes late never stands below another text.
 */
export function useSearch() {
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const q = typed.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSearched(q), q ? DEBOUNCE_MS : 0)
    return () => clearTimeout(timer)
  }, [q])
  const isCurrent = q === searched
  const query = useQuery({
    queryKey: ['admin', 'search', searched],
    queryFn: ({ signal }) => call(searchAdmin, { query: { q: searched } }, { signal }),
    enabled: searched !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

  const found = isCurrent && q !== '' && !query.isPlaceholderData ? query.data : undefined

  return {
    typed,
    setTyped,
    q,
    query,
    /** Only of what stands in the field now. */
    found,
    /** Of what stood there before, while the answer is awaited: to be looked at, not to be opened. */
    earlier: q !== '' && !found && !query.isError ? query.data : undefined,
    isFailed: q !== '' && isCurrent && query.isError && !found,
    /** Searches at once, without waiting for the typing to rest. */
    searchNow: () => setSearched(q),
  }
}
