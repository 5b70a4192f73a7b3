import type { AdminOrderRow } from '#contract/admin-orders.ts'

export type Wait = AdminOrderRow['waiting_for']

/** Steps that only the studio can take: today’s work. */
export const studioWaits = ['DEPOSIT', 'SHEET', 'REFUND'] as const satisfies readonly Wait[]
