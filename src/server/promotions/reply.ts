import type { Selectable } from 'kysely'
import type { discountTypes } from '#contract/promotions.ts'
import type { PromotionTables } from './tables.ts'

type Definition = Pick<
  Selectable<PromotionTables['coupons']>,
  'code' | 'name' | 'discount_type' | 'discount_value' | 'starts_at' | 'ends_at'
>

/** What a coupon and a promotion have in common on the wire. */
export const toDiscountReply = (row: Definition) => ({
  code: row.code,
  name: row.name,
  discount_type: row.discount_type as (typeof discountTypes)[number],
  discount_value: row.discount_value,
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at?.toISOString() ?? null,
})

/** The same as an administrator sees it. */
export const toDefinitionReply = (
  row: Definition & { readonly id: string; readonly status: string; readonly created_at: Date },
) => ({
  id: row.id,
  ...toDiscountReply(row),
  status: row.status,
  created_at: row.created_at.toISOString(),
})
