import type { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { bodyTexts, type Draft, draftTexts } from '../editing/draft.ts'
import type { ItemCalls } from '../editing/item-calls.ts'
import { parseNumber } from '../editing/parse-number.ts'
import { dayOf, toMomentOrDay } from '../editing/period-field.tsx'

export type Coupon = ReplyOf<(typeof adminCoupons)['update']>
export type Promotion = ReplyOf<(typeof adminPromotions)['update']>
export type Definition = Coupon | Promotion

/** A kind of discount that the studio defines: its API calls and its own editor fields. */
export interface DefinitionKind<Item extends Definition, Own extends string> {
  readonly key: readonly string[]
  readonly calls: ItemCalls<Item>
  readonly draftOf: (item: Item | null) => Draft<DefinitionName | Own>
  readonly bodyOf: (draft: Draft<DefinitionName | Own>, base: Item | null) => object
  /** Whether it was never issued or used, so that it can be removed. */
  readonly isUntouched: (item: Item) => boolean
}

const textFields = ['name'] as const

/** Fields that both kinds share. */
export const draftOf = (item: Definition | null) => ({
  code: item?.code ?? '',
  discount_type: item?.discount_type ?? 'PERCENTAGE',
  discount_value: item ? String(item.discount_value) : '',
  start_date: dayOf(item ? item.start_date : new Date().toISOString()),
  end_date: dayOf(item?.end_date),
  status: item?.status ?? 'ACTIVE',
  ...draftTexts(textFields, item),
})
export type DefinitionName = keyof ReturnType<typeof draftOf>

export const bodyOf = (draft: Draft<DefinitionName>, base: Definition | null) => ({
  code: draft.code,
  discount_type: draft.discount_type,
  discount_value: parseNumber(draft.discount_value),
  start_date: toMomentOrDay(draft.start_date, base?.start_date),
  end_date: toMomentOrDay(draft.end_date, base?.end_date),
  status: draft.status,
  ...bodyTexts(textFields, draft),
})

/**
 * Returns functions that save and remove a discount, based on the revision that the administrator
 * saw.
 */
export function definitionWriter<Item extends Definition, Own extends string>({
  calls: { create, update, remove },
  draftOf,
  bodyOf,
}: DefinitionKind<Item, Own>) {
  const change = ({ id, revision }: Item, body: object) =>
    call(update, { params: { id }, body: { ...body, base_revision: revision } })

  return {
    save: (body: object, base: Item | null): Promise<Item> =>
      base ? change(base, body) : call(create, { body }),
    /** Ends it, or activates it again. */
    setActive: (item: Item, active: boolean) =>
      change(item, { ...bodyOf(draftOf(item), item), status: active ? 'ACTIVE' : 'INACTIVE' }),
    remove: ({ id, revision }: Item) =>
      call(remove, { params: { id }, query: { base_revision: revision } }),
  }
}
