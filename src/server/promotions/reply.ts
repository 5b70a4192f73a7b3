import type { Selectable } from 'kysely'
import type { Language } from '#domain/languages/languages.ts'
import { translationsIn } from '#server/platform/localized-texts.ts'
import type { PromotionTables } from './tables.ts'

type Definition = Pick<
  Selectable<PromotionTables['coupons']>,
  'code' | 'name' | 'discount_type' | 'discount_value' | 'starts_at' | 'ends_at' | 'translations'
>

/** Converts the common fields of coupons and promotions, named in the reader's language. */
export const toDiscountReply = (row: Definition, language: Language = 'ko') => ({
  code: row.code,
  name: row.translations[language]?.name ?? row.name,
  discount_type: row.discount_type,
  discount_value: row.discount_value,
  start_date: row.starts_at.toISOString(),
  end_date: row.ends_at?.toISOString() ?? null,
})

/** Converts a definition for the back office. */
export const toDefinitionReply = (
  row: Definition &
    Pick<Selectable<PromotionTables['coupons']>, 'id' | 'status' | 'created_at' | 'revision'> & {
      readonly used: number
    },
) => ({
  id: row.id,
  ...toDiscountReply(row),
  status: row.status,
  translations: translationsIn(row.translations),
  created_at: row.created_at.toISOString(),
  used: row.used,
  revision: row.revision,
})
