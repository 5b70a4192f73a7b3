import type { GeneratedAlways } from 'kysely'
import type { ConsentEvent, ConsentKind, ConsentPlace } from '#domain/accounts/consents.ts'

/** Columns as the migrations define them; times are UTC. */
export interface ConsentTables {
  /** Rows are never changed: withdrawing a consent, or asking to confirm it, adds a row. */
  consent_records: {
    id: GeneratedAlways<string>
    /** Null for a guest. */
    member_id: string | null
    /** Order whose survey the consent was given with. */
    order_number: string | null
    kind: ConsentKind
    event: ConsentEvent
    /** Version of the policy in force, or of the marketing question. */
    version: number
    place: ConsentPlace
    at: Date
  }
}
