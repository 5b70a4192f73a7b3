import { useQueryClient } from '@tanstack/react-query'
import type { adminFaqs } from '#contract/admin-content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'
import { call } from '#web/api/client.ts'
import type { ContentCalls } from '../editing/item-calls.ts'
import type { PageOf } from '../list/use-list.ts'

export type ItemOf<Calls extends ContentCalls<ContentItem>> = ReplyOf<Calls['update']>

/** Fields that every kind of content has. */
export type ContentItem = Pick<
  ReplyOf<(typeof adminFaqs)['update']>,
  'id' | 'revision' | 'status' | 'position' | 'updated_at'
> & { readonly translations: Readonly<Record<Exclude<Language, 'ko'>, object | null>> }

/**
 * Returns functions that save, show, hide, remove and restore items, each based on the revision
 * that the administrator saw.
 */
export const contentWriter = <Item extends ContentItem>(calls: ContentCalls<Item>) => {
  const { create, update, remove, restore } = calls
  const change = ({ id, revision }: Item, body: object) =>
    call(update, { params: { id }, body: { ...body, base_revision: revision } })

  return {
    save: (body: object, base: Item | null): Promise<Item> =>
      base ? change(base, body) : call(create, { body }),
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
