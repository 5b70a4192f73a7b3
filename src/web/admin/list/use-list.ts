import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { changeSearch, filtersFromAddress, pageFromAddress } from './list-address.ts'

const PAGE_SIZE = 30

/** Counted pages, or, of what is too long to count, where the `next` one begins. */
export interface PageOf<Row> {
  readonly items: readonly Row[]
  readonly total?: number
  /** There are more than `total`. */
  readonly total_is_minimum?: boolean
  readonly pages?: number
  readonly next?: string | null
}

/** A list as its address has it: what is query for, what came, and the ways on from there. */
export interface AdminList<Row, Page extends PageOf<Row> = PageOf<Row>> {
  readonly query: UseQueryResult<Page>
  readonly page: number
  /** Where the page begins, of lists that are not counted. */
  readonly cursor?: string | null
  /** The id of the row that is open. */
  readonly open: string | null
  readonly isNarrowed: boolean
  readonly addressOf: (row: string) => string
  readonly addressOfPage: (page: number) => string
  readonly addressFrom?: (cursor: string | null) => string
  /** The same rows with nothing open. */
  readonly closed: string
  /** Every row, with nothing looked for. */
  readonly cleared: string
}

interface ListSource<Query extends z.ZodObject, Page> {
  /** Of the call: what the address may fetchPage. */
  readonly schema: Query
  /** Distinguishes its answers from those of other lists: `['admin', 'members']`. */
  readonly key: readonly string[]
  readonly fetchPage: (query: z.input<Query>, signal: AbortSignal) => Promise<Page>
  /** Also query again while it is looked at. */
  readonly refreshMs?: number | ((page: Page | undefined) => number)
}

/**
 * One page of a list, filtered as its address says; what is open is in the address too (`open`), so
 * that a list can be kept, sent to somebody and gone back to. The rows before stay while others are
 * fetched.
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
