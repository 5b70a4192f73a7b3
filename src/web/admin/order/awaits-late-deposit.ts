import type { AdminOrder } from '#contract/admin-orders.ts'

/** Somebody may have transferred the money of an order that was cancelled meanwhile: once, its price. */
export const awaitsLateDeposit = ({ canonical_status, payment, extra_deposits }: AdminOrder) =>
  canonical_status === 'CANCELLED' &&
  payment.status === 'CANCELLED' &&
  payment.deposit !== null &&
  !extra_deposits.some(({ kind }) => kind === 'LATE')
