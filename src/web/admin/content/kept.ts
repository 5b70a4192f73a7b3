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

/** The calls of one kind of content. */
export type Calls =
  | typeof adminBanners
  | typeof adminContents
  | typeof adminFaqs
  | typeof adminShopFaqs
  | typeof adminTextBlocks

export type ThingOf<Of extends Calls> = ReplyOf<Of['update']>

/** What every kind of content has. */
export type AnyThing = Pick<
  ThingOf<Calls>,
  'id' | 'revision' | 'status' | 'position' | 'updated_at' | 'translations'
>

/** Saves and removes things of one kind, each on top of what the administrator saw. */
export const keeping = <Thing extends AnyThing>(calls: Calls) => {
  // All of these calls have the same shape; the compiler cannot follow a choice of them.
  const { create, update, remove, restore } = calls as unknown as typeof adminFaqs
  const change = (thing: Thing, body: object) =>
    call(update, {
      params: { id: thing.id },
      body: { ...body, base_revision: thing.revision },
    }) as Promise<unknown> as Promise<Thing>

  return {
    save: (body: object, base: Thing | null): Promise<Thing> =>
      base
        ? change(base, body)
        : (call(create, { body: body as never }) as Promise<unknown> as Promise<Thing>),
    setShown: (thing: Thing, shown: boolean) =>
      change(thing, { status: shown ? '활성' : '비활성' }),
    remove: ({ id, revision }: Thing) =>
      call(remove, { params: { id }, query: { base_revision: revision } }),
    restore: ({ id }: Thing) => call(restore, { params: { id } }),
  }
}

/** What is known of a list: told of a change at once, and then read anew. */
export function useKnown<Thing extends { readonly id: string }>(key: readonly string[]) {
  const queries = useQueryClient()
  const reread = () => void queries.invalidateQueries({ queryKey: key })

  return {
    reread,
    put(thing: Thing) {
      queries.setQueriesData<PageOf<Thing>>(
        { queryKey: key },
        (page) => page && withThing(page, thing),
      )
      reread()
    },
  }
}

function withThing<Thing extends { readonly id: string }>(page: PageOf<Thing>, thing: Thing) {
  const isThere = page.items.some(({ id }) => id === thing.id)
  return {
    ...page,
    items: isThere
      ? page.items.map((each) => (each.id === thing.id ? thing : each))
      : [...page.items, thing],
  }
}
