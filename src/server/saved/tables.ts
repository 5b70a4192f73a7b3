import type { Generated } from 'kysely'
import type { SavedListName } from '#contract/saved.ts'

/** Columns as the migrations define them; times are UTC. */
export interface SavedTables {
  saved_items: {
    id: Generated<string>
    member_id: string
    list: SavedListName
    product_id: string
    created_at: Date
  }
}
