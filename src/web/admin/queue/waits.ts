import type { AdminOrderRow } from '#contract/admin-orders.ts'
import { useRole } from '../frame/role.tsx'

export type Wait = AdminOrderRow['waiting_for']

/** Steps that only the studio can take: today’s work. */
export const studioWaits = ['DEPOSIT', 'SHEET', 'REFUND'] as const satisfies readonly Wait[]

/** A consultant's work: sheets to write. Deposits and refunds are the owner's. */
const consultantWaits = ['SHEET'] as const satisfies readonly Wait[]

/** Steps that the signed-in person's work consists of. */
export const useOwnWaits = (): readonly Wait[] =>
  useRole() === 'CONSULTANT' ? consultantWaits : studioWaits
