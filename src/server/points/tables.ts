import type { Generated, GeneratedAlways } from 'kysely'
import type { PointReason } from './reason.ts'

/** Columns as the migrations create them; times are UTC, amounts are won. */
export interface PointTables {
  point_balances: {
    member_id: string
    balance: number
  }
  point_lots: {
    id: Generated<string>
    member_id: string
    amount: number
    remaining: number
    granted_at: Date
    expires_at: Date
    reminded_at: Generated<Date | null>
  }
  point_entries: {
    id: GeneratedAlways<number>
    member_id: string
    amount: number
    reason: PointReason
    note: string | null
    order_number: string | null
    created_at: Date
    expires_at: Date | null
  }
  point_spends: {
    order_number: string
    lot_id: string
    amount: number
  }
}
