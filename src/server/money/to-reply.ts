import type { AdminRefund, ReceiptReply } from '#contract/admin-money.ts'
import { maskAccountNumber } from '#domain/accounts/masking.ts'
import { won } from '#domain/money/won.ts'
import { daysLate } from '#domain/refunds/late-interest.ts'
import type { Member } from '#server/platform/caller.ts'
import {
  type DatedRefund,
  interestOf,
  isOpenRefund,
  lacksAccount,
  lateSince,
  needsAccount,
  sendBy,
} from './due-refunds.ts'
import type { ReceiptRow } from './store.ts'

/** Converts a receipt for the back office. */
export const toReceiptReply = (receipt: ReceiptRow): ReceiptReply => ({
  id: receipt.id,
  source: receipt.source,
  method: receipt.method,
  amount: won(receipt.amount),
  sender: receipt.sender || null,
  received_at: receipt.received_at.toISOString(),
  reversed_at: receipt.reversed_at?.toISOString() ?? null,
})

type Reader = Pick<Member, 'role'>

/**
 * Converts a refund for the back office, as of `at`. A viewer, who transfers nothing, gets only the
 * last digits of the customer's account. Source: docs/rules.md A-40.
 */
export const toRefundReply = (refund: DatedRefund, at: Date, reader: Reader): AdminRefund => ({
  id: refund.id,
  receipt_id: refund.receipt_id,
  paid_by: refund.paid_by,
  method: refund.method,
  amount: won(refund.amount),
  status: refund.status,
  agreed_at: refund.agreed_at.toISOString(),
  sent_at: refund.sent_at?.toISOString() ?? null,
  account: needsAccount(refund) ? toAccountReply(refund.account, reader) : null,
  lacks_account: lacksAccount(refund),
  due_by: sendBy(refund).toISOString(),
  days_late:
    refund.status === 'VOID' || refund.status === 'UNCONFIRMED' || lacksAccount(refund)
      ? 0
      : daysLate(lateSince(refund), refund.sent_at ?? at),
  interest: isOpenRefund(refund) ? interestOf(refund, at) : won(refund.interest),
  failure: refund.failure,
})

function toAccountReply(account: DatedRefund['account'], { role }: Reader) {
  if (!account) return null
  const { bank, account_number: number, holder } = account
  return { bank, account_number: role === 'VIEWER' ? maskAccountNumber(number) : number, holder }
}
