import type { Language } from '#domain/languages/languages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { guestStatus, memberStatus, type Vocabulary } from '#domain/orders/order-vocabulary.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import { texts } from '#texts/all.ts'
import type { OrderRow } from './store.ts'
import { isOwner } from './visible-order.ts'

/** Administrators read canonical words, the order's member a member's, everybody else a guest's. */
export function vocabularyFor(order: OrderRow, caller: Caller): Vocabulary {
  if (isAdmin(caller)) return 'canonical'
  return isOwner(order, caller) ? 'member' : 'guest'
}

/** The order's status in the reader's word. */
export const statusFor = (order: OrderRow, caller: Caller): string =>
  statusName(vocabularyFor(order, caller), order.status)

export function statusName(vocabulary: Vocabulary, status: OrderStatus): string {
  if (vocabulary === 'canonical') return status
  return vocabulary === 'member' ? memberStatus(status) : guestStatus(status)
}

/** What the reader's word is called in a language; nothing is called refunded before the money is sent. */
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
/** The reader's role and language, which decide the words of a reply. */
export interface Reader {
  readonly vocabulary: Vocabulary
  readonly language: Language
}
