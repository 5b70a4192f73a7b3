import type { AdminOrderRow } from '#contract/admin-orders.ts'

export type Wait = AdminOrderRow['waiting_for']

/** What only the studio can bring on: the work of a day. */
export const handWaits = ['DEPOSIT', 'SHEET', 'REFUND'] as const satisfies readonly Wait[]
