import type { GeneratedAlways, JSONColumnType } from 'kysely'

/** Columns of the migrations; times are UTC, amounts are won. */
export interface PlatformTables {
  idempotency_keys: {
    scope: string
    key: string
    fingerprint: string
    reply: JSONColumnType<object>
    /** The calling member; null for a visitor. */
    member_id: string | null
    created_at: Date
  }
  rate_limits: {
    key: string
    count: number
    resets_at: Date
  }
  verification_codes: {
    purpose: string
    target: string
    code_hash: string
    expires_at: Date
    tries_left: number
    verified_at: Date | null
    spent_at: Date | null
    created_at: Date
    proven_browser: string | null
    proven_network: string | null
  }
  page_views: {
    /** `2026-11-02`, in Seoul. */
    day: string
    views: number
  }
  audit_log: {
    id: GeneratedAlways<number>
    at: Date
    actor_id: string | null
    actor_name: string
    action: string
    subject: string
    detail: JSONColumnType<Readonly<Record<string, unknown>>>
    ip: string | null
    request_id: string | null
  }
}
