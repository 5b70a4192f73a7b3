import type { Payment } from '#contract/payments.ts'
import type { Won } from '#domain/money/won.ts'

/** Whether the amount due is to be paid on the provider's page. */
export const isDueOnline = ({ status, deposit }: Pick<Payment, 'status' | 'deposit'>) =>
  status === 'WAITING' && deposit === null

/** Whether the bank reversed a payment: an amount that became due again has no deadline. */
export const isDueAgain = ({ status, due_at: dueAt }: Pick<Payment, 'status' | 'due_at'>) =>
  status === 'WAITING' && dueAt === null

/** Whether a receipt can confirm the payment. */
export const hasReceipt = ({ status, paid_at: paidAt }: Pick<Payment, 'status' | 'paid_at'>) =>
  paidAt !== null && status !== 'WAITING'

/** Returns the amount to transfer: a virtual account accepts exactly its amount, a bank account any. */
export const amountToTransfer = ({ deposit }: Pick<Payment, 'deposit'>, amountDue: Won): Won =>
  deposit?.amount ?? amountDue
