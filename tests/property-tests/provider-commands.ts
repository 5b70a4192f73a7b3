import type { Command } from './command.ts'
import { isOf } from './customer-commands.ts'
import { type Buying, troubles, type World } from './world.ts'

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
/** What the studio gives as its reason there. */
export const BY_HAND = '상점 관리자에서 취소'
const STRANGER = 'another-shop-1'

export const providerCommands = {
  'is troubled': async ({ toss }, _buying, { nth, amount }) => {
    toss.meets(calls[amount % calls.length]!, troubles[nth % troubles.length]!)
    return undefined
  },
  'finds a deposit to be none': async ({ toss }, buying) => {
    const deposit = paymentsOf(toss, buying).find(
      ({ method, status }) => method === '가상계좌' && HELD_AT.includes(status),
    )
    if (deposit) toss.book.takeBack(deposit)
    return undefined
  },
  'gives money back in its own pages, as the studio tells it there': async (
    { toss },
    buying,
    { amount, nth },
  ) => {
    const paid = paymentsOf(toss, buying).find(({ status }) => HELD_AT.includes(status))
    if (!paid) return undefined
    const cancelAmount = nth % 3 === 0 ? paid.balanceAmount : Math.min(amount, paid.balanceAmount)
    const refundReceiveAccount = {
      bank: '06',
      accountNumber: '1002345678901',
      holderName: '김하나',
    }
    toss.book.cancel(paid.paymentKey, { cancelAmount, cancelReason: BY_HAND, refundReceiveAccount })
    return undefined
  },
  'ends a payment': async ({ toss }, buying) => {
    const open = paymentsOf(toss, buying).find(({ status }) =>
      ['IN_PROGRESS', 'WAITING_FOR_DEPOSIT'].includes(status),
    )
    if (open) toss.book.expire(open)
    return undefined
  },
  'takes money that no order asked for': async ({ toss }, _buying, { amount }) => {
    const { paymentKey } = toss.book.authorise({ orderId: STRANGER, amount })
    toss.book.confirm({ paymentKey, orderId: STRANGER, amount })
    return undefined
  },
  'sends its notices': async ({ toss }, _buying, { nth }) => {
    await toss.notices.letGo({ backwards: nth % 2 === 1, times: 1 + (nth % 3) })
    return undefined
  },
  'loses its notices': async ({ toss }) => {
    toss.notices.lose()
    return undefined
  },
} as const satisfies Record<string, Command>

const paymentsOf = ({ book }: World['toss'], { number }: Buying) =>
  [...book.payments.values()].filter(({ orderId }) => isOf(orderId, number))
