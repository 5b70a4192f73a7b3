import { z } from 'zod'
import { pageSizes } from '#domain/limits/limits.ts'

/** Query of a list: `page` from 1, `size` 1 to 100, `defaultSize` when absent. */
export const pageQuery = (defaultSize: number) =>
  z.object({
    page: z.coerce.number().int().min(1).max(10_000_000_000_000).default(1),
    size: z.coerce.number().int().min(1).max(pageSizes.maximum).default(defaultSize),
  })

/** A page of `item`s. The last three fields repeat the numbers under the names of older clients. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    total_pages: z.int(),
    total_count: z.int(),
    page_size: z.int(),
    pages: z.int(),
  })

/** Number of rows that the first pages of a list count that may hold millions. */
export const MOST_COUNTED = 1_000
/** Number of pages that are counted ahead of the requested one. */
const PAGES_AHEAD = 4

interface Paging {
  readonly page: number
  readonly size: number
}

/** Number of rows of all pages up to some after the requested one. */
export const rowsAhead = ({ page, size }: Paging) => (page + PAGES_AHEAD) * size

/** Maximum number of rows that are counted for a page of a list that may hold millions. */
export const mostCounted = (asked: Paging) => Math.max(MOST_COUNTED, rowsAhead(asked))

/** A page of a list that may hold millions: at most {@link mostCounted} are counted. */
export const longPageOf = <Item extends z.ZodType>(item: Item) =>
  /** Whether there are more than `total`. */
  pageOf(item).extend({ total_is_minimum: z.boolean() })

/** Wraps the rows of one page. A page past the end is empty, not an error. */
export function toPage<Item>(items: Item[], total: number, { page, size }: Paging) {
  const pages = Math.ceil(total / size)
  return {
    items,
    total,
    page,
    size,
    total_pages: pages,
    total_count: total,
    page_size: size,
    pages,
  }
}

/**
 * Wraps the rows of one page of a list that is counted up to a limit. `counted`: number of rows, at
 * most `most` + 1, which means that there are more than `most` and `total` is a minimum.
 */
export const toLongPage = <Item>(
  items: Item[],
  counted: number,
  asked: Paging,
  most = mostCounted(asked),
) => ({
  ...toPage(items, Math.min(counted, most), asked),
  total_is_minimum: counted > most,
})
