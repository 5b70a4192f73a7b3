import type { Generated, JSONColumnType } from 'kysely'
import type { Language } from '#domain/languages/languages.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface CatalogTables {
  products: {
    id: Generated<string>
    consulting_type: string
    position: number
    price: number
    shipping_fee: number
    is_active: boolean
    /** Business days from the survey to the result sheet. */
    turnaround_days: Generated<number>
    image_url: string | null
    words: JSONColumnType<object>
    revision: Generated<number>
    updated_at: Date
  }
  product_requests: {
    consulting_type: string
    email: string
    language: Language
    consent_version: number
    requested_at: Date
  }
}
