import type { Command } from './command.ts'
import { isOf } from './customer-commands.ts'
import { type CustomerOrder, troubles, type World } from './world.ts'

const calls = [
  'confirm',
  'confirm',
  'confirm',
  'read',
  'cancel',
  'cancel',
  'transactions',
  'fees',
  'receipt',
  'receipt-cancel',
  'receipts',
] as const
const HELD_AT: readonly string[] = ['DONE', 'PARTIAL_CANCELED']
/** Reason that the studio enters in the provider's admin. */
export const BY_HAND = '상점 관리자에서 취소'
const STRANGER = 'another-shop-1'

export const providerCommands = {
  'fails the next call': async ({ toss }, _customerOrder, { nth, amount }) => {
    toss.meets(calls[amount % calls.length]!, troubles[nth % troubles.length]!)
    return undefined
  },
  'reverses a deposit': async ({ toss }, customerOrder) => {
    const deposit = paymentsOf(toss, customerOrder).find(
      ({ method, status }) => method === '가상계좌' && HELD_AT.includes(status),
    )
    if (deposit) toss.payments.takeBack(deposit)
    return undefined
  },
  'refunds in the provider’s admin': async ({ toss }, customerOrder, { amount, nth }) => {
    const paid = paymentsOf(toss, customerOrder).find(({ status }) => HELD_AT.includes(status))
    if (!paid) return undefined
    const cancelAmount = nth % 3 === 0 ? paid.balanceAmount : Math.min(amount, paid.balanceAmount)
    const refundReceiveAccount = {
      bank: '06',
      accountNumber: '1002345678901',
      holderName: '김하나',
    }
    toss.payments.cancel(paid.paymentKey, {
      cancelAmount,
      cancelReason: BY_HAND,
      refundReceiveAccount,
    })
    return undefined
  },
  'expires a payment': async ({ toss }, customerOrder) => {
    const open = paymentsOf(toss, customerOrder).find(({ status }) =>
      ['IN_PROGRESS', 'WAITING_FOR_DEPOSIT'].includes(status),
    )
    if (open) toss.payments.expire(open)
    return undefined
  },
  'captures a payment of an unknown order': async ({ toss }, _customerOrder, { amount }) => {
    const { paymentKey } = toss.payments.authorise({ orderId: STRANGER, amount })
    toss.payments.confirm({ paymentKey, orderId: STRANGER, amount })
    return undefined
  },
  'delivers webhooks': async ({ toss }, _customerOrder, { nth }) => {
    await toss.webhooks.deliverHeld({ backwards: nth % 2 === 1, times: 1 + (nth % 3) })
    return undefined
  },
  'loses webhooks': async ({ toss }) => {
    toss.webhooks.lose()
    return undefined
  },
} as const satisfies Record<string, Command>

const paymentsOf = ({ payments }: World['toss'], { number }: CustomerOrder) =>
  [...payments.all.values()].filter(({ orderId }) => isOf(orderId, number))
