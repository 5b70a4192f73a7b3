import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { searchAdmin } from '#contract/admin-search.ts'
import { call } from '#web/api/client.ts'

/** Debounce of typing before the search. */
const DEBOUNCE_MS = 200

/**
 * State of the search. Results are cached by text, so a late response never appears below another
 * text.
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
    /** Results for the current text only. */
    found,
    /** Results of the previous text while others load: shown, but Enter does not open them. */
    earlier: q !== '' && !found && !query.isError ? query.data : undefined,
    isFailed: q !== '' && isCurrent && query.isError && !found,
    /** Searches at once, without the debounce. */
    searchNow: () => setSearched(q),
  }
}
