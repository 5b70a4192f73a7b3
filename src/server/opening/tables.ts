/** Columns as the migrations define them; times are UTC. */
export interface OpeningTables {
  opening_confirmations: {
    item: string
    confirmed_by: string
    confirmed_at: Date
  }
}
