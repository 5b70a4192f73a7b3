import { z } from 'zod'

/** Query of a list: `page` from 1, `size` 1 to 100, `defaultSize` when absent. */
export const pageQuery = (defaultSize: number) =>
  z.object({
    page: z.coerce.number().int().min(1).max(10_000_000_000_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(defaultSize),
  })

/** A page of `item`s. The last three repeat the numbers under the names that older readers use. */
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

/** Wraps the rows of one page. A page past the end is empty, not an error. */
export function toPage<Item>(
  items: Item[],
  total: number,
  { page, size }: { readonly page: number; readonly size: number },
) {
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
