import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { changeSearch, filtersFromAddress, pageFromAddress } from './list-address.ts'

const PAGE_SIZE = 30

/** A page of a list: numbered if counted, else with the `next` cursor. */
export interface PageOf<Row> {
  readonly items: readonly Row[]
  readonly total?: number
  /** There are more rows than `total`. */
  readonly total_is_minimum?: boolean
  readonly pages?: number
  readonly next?: string | null
}

/** State of a list from its address: the query, and addresses of other states. */
export interface AdminList<Row, Page extends PageOf<Row> = PageOf<Row>> {
  readonly query: UseQueryResult<Page>
  readonly page: number
  /** Cursor of the page in uncounted lists. */
  readonly cursor?: string | null
  /** Id of the open row. */
  readonly open: string | null
  readonly isNarrowed: boolean
  readonly addressOf: (row: string) => string
  readonly addressOfPage: (page: number) => string
  readonly addressFrom?: (cursor: string | null) => string
  /** Address of the same rows with no row open. */
  readonly closed: string
  /** Address of the unfiltered list. */
  readonly cleared: string
}

interface ListSource<Query extends z.ZodObject, Page> {
  /** Query schema of the API call: the allowed filters. */
  readonly schema: Query
  /** Query key of the list: `['admin', 'members']`. */
  readonly key: readonly string[]
  readonly fetchPage: (query: z.input<Query>, signal: AbortSignal) => Promise<Page>
  /** Refetch interval while the list is visible. */
  readonly refreshMs?: number | ((page: Page | undefined) => number)
}

/**
 * Loads one page of a list. Filters, page and open row (`open`) are in the address, so that a list
 * can be bookmarked and shared. Earlier rows stay visible while others load.
 */
export function useList<Query extends z.ZodObject, Page extends PageOf<unknown>>({
  schema,
  key,
  fetchPage,
  refreshMs,
}: ListSource<Query, Page>): AdminList<Page['items'][number], Page> {
  const [search] = useSearchParams()
  const filters = filtersFromAddress(schema, search)
  const page = pageFromAddress(search)
  const cursor = search.get('cursor')
  const place = 'cursor' in schema.shape ? cursor && { cursor } : { page }
  const query = useQuery({
    queryKey: [...key, filters, place],
    queryFn: ({ signal }) =>
      // Every list takes a place and a size; the filters passed its schema.
      fetchPage({ ...filters, ...place, size: PAGE_SIZE } as z.input<Query>, signal),
    refetchInterval: ({ state }) =>
      typeof refreshMs === 'function' ? refreshMs(state.data) : (refreshMs ?? false),
    placeholderData: keepPreviousData,
  })
  return {
    query,
    page,
    cursor,
    open: search.get('open'),
    isNarrowed: Object.keys(filters).length > 0,
    addressOf: (open) => `?${changeSearch(search, { open })}`,
    addressOfPage: (to) => `?${changeSearch(search, { open: null, page: String(to) })}`,
    addressFrom: (cursor) => `?${changeSearch(search, { open: null, cursor })}`,
    closed: `?${changeSearch(search, { open: null })}`,
    cleared: '?',
  }
}
