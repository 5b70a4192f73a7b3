import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { OrderBody } from '#contract/orders.ts'
import { confirmPayment, openPaymentAttempt } from '#contract/paying.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { tossPayments } from '#server/adapters/payment/toss.ts'
import { payingOrders } from '#server/orders/index.ts'
import { watchAttempts, workOffNotices } from '#server/payments/index.ts'
import { createLogger } from '#server/platform/logging.ts'
import { replyOf, startApp } from './app.ts'
import { testClock } from './clock.ts'
import { givenGuestOrder } from './given-orders.ts'
import type { TossMethod } from './toss/book.ts'
import { startTossStandIn } from './toss-stand-in.ts'

/** The server with its payment company, which listens for the company's notices over HTTP. */
export async function startAppWithToss({ timeoutMs = 10_000, log = createLogger('silent') } = {}) {
  const clock = testClock()
  const toss = await startTossStandIn({ now: clock.now })
  onTestFinished(toss.stop)
  const { clientKey, secretKey, scriptUrl, url: baseUrl } = toss
  const settings = { clientKey, secretKey, scriptUrl, baseUrl, log, timeoutMs }
  const app = await startApp({
    now: clock.now,
    log,
    paymentProviders: [bankTransfer(), tossPayments(settings)],
  })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.app.server.address() as AddressInfo
  toss.notices.state.to = `http://127.0.0.1:${port}/v1/payments/webhooks/toss`
  const orders = payingOrders(app.deps)
  return {
    ...app,
    clock,
    toss,
    watch: () => watchAttempts(app.deps, orders),
    workOffNotices: () => workOffNotices(app.deps, orders),
  }
}

export type TossApp = Awaited<ReturnType<typeof startAppWithToss>>

/** A guest who chose to pay by card, agreed in the widget, and comes back from it. */
export async function givenAgreed(
  app: TossApp,
  { method = '카드', ...change }: Partial<OrderBody> & { method?: TossMethod } = {},
) {
  const placed = await givenGuestOrder(app, { payment_method: 'card', ...change })
  const { order_number, guest_token, total_price: amount } = placed
  const proof = { order_number, guest_token }
  const open = replyOf(await app.call(openPaymentAttempt, { body: proof }))
  const { paymentKey } = app.toss.book.authorise({
    orderId: open.provider_order_id,
    amount: open.amount,
    method,
  })
  const body = { ...proof, payment_key: paymentKey, amount }
  return {
    proof,
    order: order_number,
    amount,
    orderId: open.provider_order_id,
    paymentKey,
    body,
    confirm: () => app.call(confirmPayment, { body }),
  }
}

export const attemptsOf = ({ db }: Pick<TossApp, 'db'>, order: string) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_number', '=', order)
    .orderBy('attempt')
    .execute()

export const openTasks = async ({ db }: Pick<TossApp, 'db'>) =>
  (
    await db
      .selectFrom('payment_tasks')
      .select(['kind', 'subject'])
      .where('closed_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ kind, subject }) => `${kind} ${subject}`)
