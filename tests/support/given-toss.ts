import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { OrderBody } from '#contract/orders.ts'
import { confirmPayment, openPaymentIntent } from '#contract/payment-flow.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { tossPayments } from '#server/adapters/payment/toss.ts'
import { moneyTasks, sendRefunds } from '#server/money/index.ts'
import { moneyEvents, payableOrders } from '#server/orders/index.ts'
import { pollIntents, processWebhooks } from '#server/payments/index.ts'
import { createLogger } from '#server/platform/logging.ts'
import { replyOf, startApp } from './app.ts'
import { testClock } from './clock.ts'
import { givenGuestOrder } from './given-orders.ts'
import type { TossMethod } from './toss/payment-store.ts'
import { startTossStandIn } from './toss-stand-in.ts'

/** Starts the server with Toss's stand-in, which sends webhooks over HTTP. */
export async function startAppWithToss({
  timeoutMs = 10_000,
  log = createLogger('silent'),
  rateLimits = true,
} = {}) {
  const clock = testClock()
  const toss = await startTossStandIn({ now: clock.now })
  onTestFinished(toss.stop)
  const { clientKey, secretKey, scriptUrl, url: baseUrl } = toss
  const settings = { clientKey, secretKey, scriptUrl, baseUrl, log, timeoutMs }
  const provider = tossPayments(settings)
  const app = await startApp({
    now: clock.now,
    log,
    rateLimits,
    paymentProviders: [bankTransfer(), provider],
  })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.app.server.address() as AddressInfo
  toss.webhooks.state.to = `http://127.0.0.1:${port}/v1/payments/webhooks/toss`
  const orders = payableOrders(app.deps)
  return {
    ...app,
    clock,
    toss,
    watch: () => pollIntents(app.deps, orders),
    processWebhooks: () => processWebhooks(app.deps, orders),
    sendRefunds: () =>
      sendRefunds({ ...app.deps, gateway: provider.gateway! }, moneyEvents(app.deps)),
  }
}

export type TossApp = Awaited<ReturnType<typeof startAppWithToss>>

/** A guest who has authorized a payment in the widget and is about to return. */
export async function givenAgreed(
  app: TossApp,
  { method = '카드', ...change }: Partial<OrderBody> & { method?: TossMethod } = {},
) {
  const placed = await givenGuestOrder(app, { payment_method: 'card', ...change })
  const { order_number, guest_token, total_price: amount } = placed
  const proof = { order_number, guest_token }
  const open = replyOf(await app.call(openPaymentIntent, { body: proof }))
  const { paymentKey } = app.toss.payments.authorise({
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

export const intentsOf = ({ db }: Pick<TossApp, 'db'>, order: string) =>
  db
    .selectFrom('payment_intents')
    .selectAll()
    .where('order_number', '=', order)
    .orderBy('sequence')
    .execute()

/** Open questions and alarms about money, oldest first: the kind and what it is about. */
export async function openTasks({ db, clock }: Pick<TossApp, 'db' | 'clock'>) {
  const { questions, alarms } = await moneyTasks(db, clock.now())
  return [
    ...questions.map((it) =>
      `${it.kind} ${('order_number' in it && it.order_number) || ''}`.trim(),
    ),
    ...alarms.map(({ kind, order_number, payment_key }) =>
      `${kind} ${order_number ?? payment_key ?? ''}`.trim(),
    ),
  ]
}
