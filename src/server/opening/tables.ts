/** Columns as the migrations make them; times are UTC. */
export interface OpeningTables {
  opening_confirmations: {
    item: string
    confirmed_by: string
    confirmed_at: Date
  }
}
