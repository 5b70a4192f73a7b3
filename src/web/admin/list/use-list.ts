import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { changed, filtersIn, pageIn } from './list-address.ts'

const PAGE_SIZE = 30

export interface PageOf<Row> {
  readonly items: readonly Row[]
  readonly total: number
  readonly pages: number
}

/** A list as its address has it: what is asked for, what came, and the ways on from there. */
export interface AdminList<Row> {
  readonly asked: UseQueryResult<PageOf<Row>>
  readonly page: number
  /** The id of the row that is open. */
  readonly open: string | null
  readonly isNarrowed: boolean
  readonly addressOf: (row: string) => string
  readonly addressOfPage: (page: number) => string
  /** The same rows with nothing open. */
  readonly closed: string
  /** Every row, with nothing looked for. */
  readonly cleared: string
}

interface ListSource<Query extends z.ZodObject, Row> {
  /** Of the call: what the address may ask. */
  readonly query: Query
  /** Distinguishes its answers from those of other lists: `['admin', 'members']`. */
  readonly key: readonly string[]
  readonly ask: (query: z.input<Query>, signal: AbortSignal) => Promise<PageOf<Row>>
  /** Also asked again while it is looked at. */
  readonly refreshMs?: number
}

/**
 * One page of a list, filtered as its address says; what is open is in the address too (`open`), so
 * that a list can be kept, sent to somebody and gone back to. The rows before stay while others are
 * fetched.
 */
export function useList<Query extends z.ZodObject, Row>({
  query,
  key,
  ask,
  refreshMs,
}: ListSource<Query, Row>): AdminList<Row> {
  const [search] = useSearchParams()
  const filters = filtersIn(query, search)
  const page = pageIn(search)
  const asked = useQuery({
    queryKey: [...key, filters, page],
    queryFn: ({ signal }) => ask({ ...filters, page, size: PAGE_SIZE } as z.input<Query>, signal),
    refetchInterval: refreshMs ?? false,
    placeholderData: keepPreviousData,
  })
  return {
    asked,
    page,
    open: search.get('open'),
    isNarrowed: Object.keys(filters).length > 0,
    addressOf: (open) => `?${changed(search, { open })}`,
    addressOfPage: (to) => `?${changed(search, { open: null, page: String(to) })}`,
    closed: `?${changed(search, { open: null })}`,
    cleared: '?',
  }
}
