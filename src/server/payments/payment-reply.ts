import type { Payment } from '#contract/payments.ts'
import { won } from '#domain/money/won.ts'
import { accountMethods } from '#domain/payments/account-methods.ts'
import type { PaymentRow } from './store.ts'

/** A payment as its customer sees it. */
export const toPaymentReply = (
  payment: PaymentRow,
  { depositor_name: depositor }: { readonly depositor_name: string | null },
): Payment => ({
  method: payment.method,
  provider: payment.provider,
  status: payment.status,
  amount: won(payment.amount),
  refunded_amount: won(payment.refunded_amount),
  paid_at: payment.paid_at?.toISOString() ?? null,
  due_at: payment.status === 'WAITING' ? (payment.due_at?.toISOString() ?? null) : null,
  deposit: payment.deposit_account && toDeposit(payment.deposit_account, depositor),
})

const toDeposit = (
  { amount, ...account }: NonNullable<PaymentRow['deposit_account']>,
  depositor: string | null,
) => ({
  ...account,
  depositor_name: depositor ?? '',
  ...(amount !== undefined && { amount: won(amount) }),
})

/** Whether money goes back to an account that the customer has to name, not the way it came. */
export const needsRefundAccount = ({
  method,
  amount,
}: Pick<PaymentRow, 'method' | 'amount'>): boolean => amount > 0 && accountMethods.includes(method)
