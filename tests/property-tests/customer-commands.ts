import { cancelOrder } from '#contract/order-cancellation.ts'
import { placeMemberOrder } from '#contract/orders.ts'
import {
  changePaymentMethod,
  confirmPayment,
  getPaymentProgress,
  openPaymentIntent,
} from '#contract/payment-flow.ts'
import { accountToRefundTo, orderWith } from '#tests/support/given-orders.ts'
import type { TossMethod } from '#tests/support/toss/payment-store.ts'
import type { Command, RandomInput } from './command.ts'
import { type CustomerOrder, toCustomerOrder, type World } from './world.ts'

const methods: readonly TossMethod[] = ['카드', '가상계좌', '가상계좌', '간편결제', '계좌이체']
/** Selects the newest of several. */
const NEWEST = 1
const TAKEN: readonly string[] = ['DONE', 'PARTIAL_CANCELED']

export const customerCommands = {
  /** Places one order with the coupon and the remaining points; idempotent by its key. */
  'places the third order': async ({ app, people, customerOrders, coupon }) => {
    const body = orderWith({ coupon_id: coupon, used_points: 5_000, payment_method: 'card' })
    const options = { as: people.member, idempotencyKey: 'the third order' }
    const placed = await app.call(placeMemberOrder, { body }, options)
    if (placed.ok && customerOrders.every(({ number }) => number !== placed.reply.order_number)) {
      customerOrders.push(toCustomerOrder(placed.reply, people.member))
    }
    return placed
  },
  'opens the payment window': open,
  'authorizes in the window': agree,
  'opens, authorizes and returns': async (world, customerOrder, chance) => {
    // Opens a window for the current amount due.
    await open(world, customerOrder)
    await agree(world, customerOrder, chance)
    return handleProviderReturn(world, customerOrder, NEWEST)
  },
  'returns from the window': (world, customerOrder, { nth }) =>
    handleProviderReturn(world, customerOrder, nth),
  'returns with another amount': (world, customerOrder, { nth, amount }) =>
    handleProviderReturn(world, customerOrder, nth, amount),
  'polls the payment page': ({ app, people }, { as, proof }) => {
    const { order_number, ...query } = proof
    return app.call(
      getPaymentProgress,
      { params: { order_number }, query },
      { as: as && people.member },
    )
  },
  'changes to bank transfer': (world, customerOrder) =>
    choose(world, customerOrder, 'bank_transfer'),
  'changes to card': (world, customerOrder) => choose(world, customerOrder, 'card'),
  cancels: ({ app, people }, { as, proof }) => {
    const { order_number, ...token } = proof
    const body = { ...token, reason: '사정이 생겼어요', refund_account: accountToRefundTo }
    return app.call(cancelOrder, { params: { order_number }, body }, { as: as && people.member })
  },
  'deposits into the virtual account': async ({ toss }, { number }) => {
    const account = [...toss.payments.all.values()].find(
      ({ orderId, status }) => isOf(orderId, number) && status === 'WAITING_FOR_DEPOSIT',
    )
    if (account) toss.payments.deposit(account)
    return undefined
  },
} as const satisfies Record<string, Command>

async function open({ app, people }: World, { as, proof, windows }: CustomerOrder) {
  const opened = await app.call(openPaymentIntent, { body: proof }, { as: as && people.member })
  if (!opened.ok) return opened
  const { provider_order_id: orderId, amount } = opened.reply
  if (windows.every((it) => it.orderId !== orderId)) windows.push({ orderId, amount })
  return opened
}

async function agree(world: World, customerOrder: CustomerOrder, { nth }: RandomInput) {
  const isOpened = customerOrder.windows.length === 0 || nth === 0
  if (isOpened) await open(world, customerOrder)
  const window = isOpened ? customerOrder.windows.at(-1) : pick(customerOrder.windows, nth)
  if (!window) return undefined
  const method = methods[nth % methods.length]!
  const { paymentKey } = world.toss.payments.authorise({ ...window, method })
  customerOrder.agreed.push({ ...window, paymentKey })
  return undefined
}

async function handleProviderReturn(
  { app, people, toss }: World,
  { as, proof, agreed }: CustomerOrder,
  nth: RandomInput['nth'],
  another?: number,
) {
  const one = pick(agreed, nth)
  if (!one) return undefined
  const { paymentKey: payment_key, orderId: provider_order_id } = one
  const amount = another ?? one.amount
  const body = { ...proof, payment_key, amount, ...(nth % 2 && { provider_order_id }) }
  const options = { as: as && people.member, ...(nth % 3 && { idempotencyKey: payment_key }) }
  const back = await app.call(confirmPayment, { body }, options)
  const isTaken = TAKEN.includes(toss.payments.byKey(payment_key).status)
  if (isTaken && !back.ok && back.refusal.code === 'PAYMENT_DECLINED') {
    throw new Error(`${proof.order_number} was called declined, and its money was taken`)
  }
  return back
}

function choose({ app, people }: World, { as, proof }: CustomerOrder, payment_method: string) {
  const body = { ...proof, payment_method }
  return app.call(changePaymentMethod, { body }, { as: as && people.member })
}

export const isOf = (orderId: string, number: string) => orderId.split('_')[0] === number

/** Picks the newest most often. */
const pick = <T>(all: readonly T[], nth: number): T | undefined =>
  nth % 3 === 0 ? all[nth % all.length] : all.at(-1)
