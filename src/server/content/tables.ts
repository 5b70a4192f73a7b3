import type { Generated, JSONColumnType } from 'kysely'

/** Columns as the migrations make them; times are UTC, amounts are won. */
export interface ContentTables {
  policies: {
    kind: string
    version: number
    effective_at: Date
    html: JSONColumnType<object>
  }
  shop_faqs: {
    id: Generated<string>
    position: number
    words: JSONColumnType<object>
    author: Generated<string | null>
    views: Generated<number>
    created_at: Date
    updated_at: Date
  }
}
