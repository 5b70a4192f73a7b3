import type { Generated, JSONColumnType } from 'kysely'
import type { ConsultingType } from '#contract/catalog.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { LocalizedTexts } from '#server/platform/localized-texts.ts'
import type { ProductTexts } from './product-texts.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface CatalogTables {
  products: {
    id: Generated<string>
    /** Checked by the calls that write it, so that a new kind needs no migration. */
    consulting_type: ConsultingType
    position: number
    price: number
    shipping_fee: number
    is_active: boolean
    /** Business days from the survey to the result sheet. */
    turnaround_days: Generated<number>
    image_url: string | null
    words: JSONColumnType<LocalizedTexts<ProductTexts>>
    revision: Generated<number>
    updated_at: Date
  }
  product_requests: {
    consulting_type: ConsultingType
    email: string
    language: Language
    consent_version: number
    requested_at: Date
  }
}
