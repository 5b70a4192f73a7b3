import type { AdminRefund } from '#contract/admin-orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { daysLate } from '#domain/refunds/late-interest.ts'
import {
  type ExtraDepositRow,
  interestOf,
  isPaidByHand,
  isWithoutAccount,
  type PaymentRow,
  payableSince,
  type RefundRow,
  refundSendBy,
} from '#server/payments/index.ts'
import { texts } from '#texts/all.ts'

/** One refund for the studio, with what the rules gave and who agreed to it. */
export const toAdminRefund = (
  refund: RefundRow,
  payment: Pick<PaymentRow, 'method' | 'amount'>,
  depositKind: ExtraDepositRow['kind'] | null,
  language: Language,
  at: Date,
): AdminRefund => ({
  id: refund.id,
  amount: won(refund.amount),
  status: refund.status,
  requested_at: refund.requested_at.toISOString(),
  paid_out_at: refund.paid_out_at?.toISOString() ?? null,
  reason: refund.reason,
  account: refund.account,
  quoted_amount: refund.quoted_amount === null ? null : won(refund.quoted_amount),
  deductions: refund.deductions.map(({ code, amount }) => ({
    code,
    amount: won(amount),
    message: texts[language].orders.deductions[code],
  })),
  approved_by: refund.approved_by,
  deposit_kind: depositKind,
  by_hand: isPaidByHand(refund),
  due_by: refundSendBy(refund).toISOString(),
  days_late: refund.account === null ? 0 : daysLate(payableSince(refund), refund.paid_out_at ?? at),
  interest: interestOf(refund, at),
  lacks_account: isWithoutAccount(refund, payment),
  failure: refund.failure,
})
