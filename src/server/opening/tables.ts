import type { ConfirmableItem } from '#contract/opening.ts'

/** Columns as the migrations define them; times are UTC. */
export interface OpeningTables {
  opening_confirmations: {
    item: ConfirmableItem
    confirmed_by: string
    confirmed_at: Date
  }
}
