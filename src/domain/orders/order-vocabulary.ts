import { type OrderStatus, orderStatuses } from './order-status.ts'

export const memberStatuses = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'CONSULTING_SCHEDULED',
  'CONSULTING_COMPLETED',
  'CANCELLED',
] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const guestStatuses = [
  'PAYMENT_PENDING',
  'PAYMENT_COMPLETED',
  'ORDER_PROCESSING',
  'SHIPPED',
  'DELIVERED',
  'CANCELED',
  'REFUNDED',
] as const
export type GuestStatus = (typeof guestStatuses)[number]

/** Who speaks: administrators in canonical words, members and guests each in their own. */
export type Vocabulary = 'canonical' | 'member' | 'guest'

// biome-ignore format: a table reads by columns
const words: Readonly<Record<OrderStatus, { readonly member: MemberStatus; readonly guest: GuestStatus }>> = {
  PAYMENT_PENDING:      { member: 'PAYMENT_PENDING',      guest: 'PAYMENT_PENDING' },
  PAYMENT_COMPLETED:    { member: 'PAYMENT_COMPLETED',    guest: 'PAYMENT_COMPLETED' },
  CONSULTING_SCHEDULED: { member: 'CONSULTING_SCHEDULED', guest: 'ORDER_PROCESSING' },
  RESULT_SENT:          { member: 'CONSULTING_SCHEDULED', guest: 'SHIPPED' },
  CONSULTING_COMPLETED: { member: 'CONSULTING_COMPLETED', guest: 'DELIVERED' },
  CANCELLED:            { member: 'CANCELLED',            guest: 'CANCELED' },
  REFUNDED:             { member: 'CANCELLED',            guest: 'REFUNDED' },
}

export const memberStatus = (status: OrderStatus): MemberStatus => words[status].member
export const guestStatus = (status: OrderStatus): GuestStatus => words[status].guest

/**
 * The statuses that a word of a list's filter stands for; none for a word that nobody uses.
 *
 * A word is understood in the speaker's own vocabulary first and in the others after it, so that a
 * member's CANCELLED finds refunded orders too, an administrator's does not, and SHIPPED means the
 * same to all.
 *
 * Source: docs/rules.md O-2.
 */
export function statusesMeantBy(word: string, speaker: Vocabulary): readonly OrderStatus[] {
  const order: readonly Vocabulary[] = [speaker, 'canonical', 'member', 'guest']
  for (const vocabulary of order) {
    const meant = orderStatuses.filter((status) => wordFor(status, vocabulary) === word)
    if (meant.length > 0) return meant
  }
  return []
}

const wordFor = (status: OrderStatus, vocabulary: Vocabulary): string =>
  vocabulary === 'canonical' ? status : words[status][vocabulary]
