import type { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { bodyWords, type Draft, draftWords } from '../editing/draft.ts'
import { dayOf, momentOrDayOf } from '../editing/period-field.tsx'
import { numberOf } from '../editing/typed-number.ts'

export type Calls = typeof adminCoupons | typeof adminPromotions
export type Coupon = ReplyOf<(typeof adminCoupons)['update']>
export type Promotion = ReplyOf<(typeof adminPromotions)['update']>
export type Definition = Coupon | Promotion

/** A kind of discount that the studio defines: its calls, and its own fields of the editor. */
export interface DefinitionKind<Thing extends Definition, Own extends string> {
  readonly key: readonly string[]
  readonly calls: Calls
  readonly draftOf: (thing: Thing | null) => Draft<DefinitionName | Own>
  readonly bodyOf: (draft: Draft<DefinitionName | Own>, base: Thing | null) => object
  /** Nobody was given one, no order used it: it can be removed. */
  readonly isUntouched: (thing: Thing) => boolean
}

const words = ['name'] as const

/** The fields that both kinds have. */
export const draftOf = (thing: Definition | null) => ({
  code: thing?.code ?? '',
  discount_type: thing?.discount_type ?? 'PERCENTAGE',
  discount_value: thing ? String(thing.discount_value) : '',
  start_date: dayOf(thing ? thing.start_date : new Date().toISOString()),
  end_date: dayOf(thing?.end_date),
  status: thing?.status ?? 'ACTIVE',
  ...draftWords(words, thing),
})
export type DefinitionName = keyof ReturnType<typeof draftOf>

export const bodyOf = (draft: Draft<DefinitionName>, base: Definition | null) => ({
  code: draft.code,
  discount_type: draft.discount_type,
  discount_value: numberOf(draft.discount_value),
  start_date: momentOrDayOf(draft.start_date, base?.start_date),
  end_date: momentOrDayOf(draft.end_date, base?.end_date),
  status: draft.status,
  ...bodyWords(words, draft),
})

/** Saves and removes, each on top of what the administrator saw. */
export function keeping<Thing extends Definition, Own extends string>({
  calls,
  draftOf,
  bodyOf,
}: DefinitionKind<Thing, Own>) {
  // Both kinds' calls have the same shape; the compiler cannot follow a choice of them.
  const { create, update, remove } = calls as typeof adminCoupons
  const change = ({ id, revision }: Thing, body: object) => {
    const sent = { params: { id }, body: { ...body, base_revision: revision } as never }
    return call(update, sent) as Promise<unknown> as Promise<Thing>
  }

  return {
    save: (body: object, base: Thing | null): Promise<Thing> =>
      base
        ? change(base, body)
        : (call(create, { body: body as never }) as Promise<unknown> as Promise<Thing>),
    /** Takes it out of use, or puts it back. */
    setActive: (thing: Thing, active: boolean) =>
      change(thing, { ...bodyOf(draftOf(thing), thing), status: active ? 'ACTIVE' : 'INACTIVE' }),
    remove: ({ id, revision }: Thing) =>
      call(remove, { params: { id }, query: { base_revision: revision } }),
  }
}
