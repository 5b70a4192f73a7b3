import type { Selectable } from 'kysely'
import type { discountTypes } from '#contract/promotions.ts'
import type { Language } from '#domain/languages/languages.ts'
import { translationsIn } from '#server/platform/localized-texts.ts'
import type { PromotionTables } from './tables.ts'

type Definition = Pick<
  Selectable<PromotionTables['coupons']>,
  'code' | 'name' | 'discount_type' | 'discount_value' | 'starts_at' | 'ends_at' | 'translations'
>

interface Words {
  readonly name: string
}

/** What a coupon and a promotion have in common on the wire, named in the reader's language. */
export const toDiscountReply = (row: Definition, language: Language = 'ko') => ({
  code: row.code,
  name: (row.translations as { [key in Language]?: Partial<Words> })[language]?.name ?? row.name,
  discount_type: row.discount_type as (typeof discountTypes)[number],
  discount_value: row.discount_value,
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at?.toISOString() ?? null,
})

/** The same as an administrator sees it. */
export const toDefinitionReply = (
  row: Definition &
    Pick<Selectable<PromotionTables['coupons']>, 'id' | 'status' | 'created_at' | 'revision'> & {
      readonly used: number
    },
) => ({
  id: row.id,
  ...toDiscountReply(row),
  status: row.status as 'ACTIVE' | 'INACTIVE',
  translations: translationsIn<Words>(row.translations),
  created_at: row.created_at.toISOString(),
  used: row.used,
  revision: row.revision,
})
