import type { Generated, JSONColumnType } from 'kysely'
import type { Stored } from '#consultings/stored.ts'

/** Columns as the migrations define them; times are UTC, amounts are won. */
export interface ReportTables {
  reports: {
    id: Generated<string>
    order_number: string
    diagnosis_number: string
    draft: JSONColumnType<Stored>
    /** Schema of the draft. */
    schema_version: number
    revision: number
    saved_at: Date
    saved_by: string
    published_version: number | null
    published_at: Date | null
  }
  report_shares: {
    id: Generated<string>
    report_id: string
    /** SHA-256 of the link's token, which is not stored. */
    token_hash: string
    made_at: Date
    expires_at: Date
    revoked_at: Date | null
  }
  report_versions: {
    report_id: string
    version: number
    content: JSONColumnType<Stored>
    /** Schema of the content. */
    schema_version: number
    published_at: Date
    published_by: string
  }
}
