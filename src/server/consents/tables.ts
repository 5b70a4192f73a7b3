import type { GeneratedAlways } from 'kysely'

/** Columns as the migrations make them; times are UTC. */
export interface ConsentTables {
  /** Never changed: withdrawing a consent, and asking whether it holds, adds a row. */
  consent_records: {
    id: GeneratedAlways<string>
    /** Null: a guest's. */
    member_id: string | null
    /** Given with this order's survey. */
    order_number: string | null
    kind: string
    event: string
    /** Of the text: the policy that was in force, or the question about news. */
    version: number
    place: string
    at: Date
  }
}
