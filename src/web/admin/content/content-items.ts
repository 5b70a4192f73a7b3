import { useQueryClient } from '@tanstack/react-query'
import type {
  adminBanners,
  adminContents,
  adminFaqs,
  adminShopFaqs,
} from '#contract/admin-content.ts'
import type { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import type { PageOf } from '../list/use-list.ts'

/** API calls of one kind of content. */
export type Calls =
  | typeof adminBanners
  | typeof adminContents
  | typeof adminFaqs
  | typeof adminShopFaqs
  | typeof adminTextBlocks

export type ItemOf<Of extends Calls> = ReplyOf<Of['update']>

/** Fields that every kind of content has. */
export type ContentItem = Pick<
  ItemOf<Calls>,
  'id' | 'revision' | 'status' | 'position' | 'updated_at' | 'translations'
>

/**
 * Returns functions that save, show, hide, remove and restore items, each based on the revision
 * that the administrator saw.
 */
export const contentWriter = <Item extends ContentItem>(calls: Calls) => {
  // All kinds have calls of the same shape, which the compiler cannot infer from the union.
  const { create, update, remove, restore } = calls as unknown as typeof adminFaqs
  const change = (item: Item, body: object) =>
    call(update, {
      params: { id: item.id },
      body: { ...body, base_revision: item.revision },
    }) as Promise<unknown> as Promise<Item>

  return {
    save: (body: object, base: Item | null): Promise<Item> =>
      base
        ? change(base, body)
        : (call(create, { body: body as never }) as Promise<unknown> as Promise<Item>),
    setShown: (item: Item, shown: boolean) => change(item, { status: shown ? '활성' : '비활성' }),
    remove: ({ id, revision }: Item) =>
      call(remove, { params: { id }, query: { base_revision: revision } }),
    restore: ({ id }: Item) => call(restore, { params: { id } }),
  }
}

/**
 * Updates the cached pages of a list: `put` stores a changed item at once and refetches the list.
 */
export function useListCache<Item extends { readonly id: string }>(key: readonly string[]) {
  const queries = useQueryClient()
  const refetch = () => void queries.invalidateQueries({ queryKey: key })

  return {
    refetch,
    put(item: Item) {
      queries.setQueriesData<PageOf<Item>>(
        { queryKey: key },
        (page) => page && withItem(page, item),
      )
      refetch()
    },
  }
}

function withItem<Item extends { readonly id: string }>(page: PageOf<Item>, item: Item) {
  const isThere = page.items.some(({ id }) => id === item.id)
  return {
    ...page,
    items: isThere
      ? page.items.map((each) => (each.id === item.id ? item : each))
      : [...page.items, item],
  }
}
