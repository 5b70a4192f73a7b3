import type { Language } from '#domain/languages/languages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { guestStatus, memberStatus, type Vocabulary } from '#domain/orders/order-vocabulary.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import { texts } from '#texts/all.ts'
import type { OrderRow } from './store.ts'
import { isOwner } from './visible-order.ts'

/**
 * Returns the reader's vocabulary: canonical for administrators, the member's for the order's
 * member, the guest's for everybody else.
 */
export function vocabularyFor(order: OrderRow, caller: Caller): Vocabulary {
  if (isAdmin(caller)) return 'canonical'
  return isOwner(order, caller) ? 'member' : 'guest'
}

/** Returns the order's status in the reader's vocabulary. */
export const statusFor = (order: OrderRow, caller: Caller): string =>
  statusName(vocabularyFor(order, caller), order.status)

export function statusName(vocabulary: Vocabulary, status: OrderStatus): string {
  if (vocabulary === 'canonical') return status
  return vocabulary === 'member' ? memberStatus(status) : guestStatus(status)
}

/**
 * Returns the label of a status in the reader's language. An order is labelled as refunded only
 * once the money is sent.
 */
export function statusLabel(
  language: Language,
  vocabulary: Vocabulary,
  status: OrderStatus,
  isRefundOwed = false,
) {
  const { statuses, refundAgreed } = texts[language].orders
  if (isRefundOwed && status === 'REFUNDED' && vocabulary !== 'member') return refundAgreed
  if (vocabulary === 'canonical') return statuses.canonical[status]
  return vocabulary === 'member'
    ? statuses.member[memberStatus(status)]
    : statuses.guest[guestStatus(status)]
}

/** The reader's vocabulary and language. */
export interface Reader {
  readonly vocabulary: Vocabulary
  readonly language: Language
}
