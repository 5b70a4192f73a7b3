import type { GeneratedAlways } from 'kysely'

/** Columns as the migrations make them; times are UTC. */
export interface ConsentTables {
  /** Rows are never changed: withdrawing a consent, and asking whether it holds, adds a row. */
  consent_records: {
    id: GeneratedAlways<string>
    /** Null for a guest. */
    member_id: string | null
    /** Order whose survey it was given with. */
    order_number: string | null
    kind: string
    event: string
    /** Version of the policy in force, or of the question about news. */
    version: number
    place: string
    at: Date
  }
}
