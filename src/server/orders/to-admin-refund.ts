import type { AdminRefund } from '#contract/admin-orders.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { refundDueBy } from '#domain/refunds/refund-deadline.ts'
import {
  type ExtraDepositRow,
  isPaidByHand,
  needsRefundAccount,
  type PaymentRow,
  type RefundRow,
} from '#server/payments/index.ts'
import { texts } from '#texts/all.ts'

/** One refund for the studio, with what the rules gave and who agreed to it. */
export const toAdminRefund = (
  refund: RefundRow,
  payment: Pick<PaymentRow, 'method' | 'amount'>,
  depositKind: ExtraDepositRow['kind'] | null,
  language: Language,
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
  due_by: refundDueBy(refund.approved_at).toISOString(),
  lacks_account:
    refund.account === null &&
    refund.status !== 'PAID_OUT' &&
    (isPaidByHand(refund) || needsRefundAccount(payment)),
  failure: refund.failure,
})
