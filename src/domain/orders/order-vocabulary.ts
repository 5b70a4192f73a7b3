import { type OrderStatus, orderStatuses } from './order-status.ts'

export const memberStatuses = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
  'CONSULTING_COMPLETED',
  'CANCELLED',
] as const
type MemberStatus = (typeof memberStatuses)[number]

export const guestStatuses = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'ORDER_PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELED',
  'REFUNDED',
] as const
type GuestStatus = (typeof guestStatuses)[number]

/**
 * Names of order statuses by reader: administrators see the canonical ones, members and guests each
 * their own.
 */
export type Vocabulary = 'canonical' | 'member' | 'guest'

// biome-ignore format: a table reads by columns
const statusNames: Readonly<Record<OrderStatus, { readonly member: MemberStatus; readonly guest: GuestStatus }>> = {
  PAYMENT_PENDING:      { member: 'PAYMENT_PENDING',      guest: 'PAYMENT_PENDING' },
  PAYMENT_COMPLETED:    { member: 'PAYMENT_COMPLETED',    guest: 'PAYMENT_COMPLETED' },
  CONSULTING_SCHEDULED: { member: 'CONSULTING_SCHEDULED', guest: 'ORDER_PROCESSING' },
  RESULT_SENT:          { member: 'CONSULTING_SCHEDULED', guest: 'SHIPPED' },
  CONSULTING_COMPLETED: { member: 'CONSULTING_COMPLETED', guest: 'DELIVERED' },
  CANCELLED:            { member: 'CANCELLED',            guest: 'CANCELED' },
  REFUNDED:             { member: 'CANCELLED',            guest: 'REFUNDED' },
}

export const memberStatus = (status: OrderStatus): MemberStatus => statusNames[status].member
export const guestStatus = (status: OrderStatus): GuestStatus => statusNames[status].guest

/**
 * Returns the statuses that a list's filter value stands for; empty for an unknown value.
 *
 * Looks in the reader's own vocabulary first, then in the others: a member's CANCELLED also finds
 * refunded orders, an administrator's does not, and SHIPPED means the same for all.
 *
 * Source: docs/rules.md O-2.
 */
export function statusesForFilter(filter: string, speaker: Vocabulary): readonly OrderStatus[] {
  const order: readonly Vocabulary[] = [speaker, 'canonical', 'member', 'guest']
  for (const vocabulary of order) {
    const meant = orderStatuses.filter((status) => nameOfStatus(status, vocabulary) === filter)
    if (meant.length > 0) return meant
  }
  return []
}

const nameOfStatus = (status: OrderStatus, vocabulary: Vocabulary): string =>
  vocabulary === 'canonical' ? status : statusNames[status][vocabulary]
