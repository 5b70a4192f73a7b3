import pg from 'pg'
import { receiveTossWebhook } from '#contract/payment-flow.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { tossPayments } from '#server/adapters/payment/toss.ts'
import { payableOrders } from '#server/orders/index.ts'
import { processWebhooks } from '#server/payments/index.ts'
import { createLogger } from '#server/platform/logging.ts'
import { openApp } from '#tests/support/app.ts'
import { testClock } from '#tests/support/clock.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import {
  givenCouponOf,
  givenGuestOrder,
  givenMemberOrder,
  givenPointsOf,
  signedInAgain,
} from '#tests/support/given-orders.ts'
import { prepareRestoration } from '#tests/support/restoration.ts'
import { startTossStandIn, type TossStandIn } from '#tests/support/toss-stand-in.ts'
import { killable } from './simulated-crash.ts'

/** An order from its customer's point of view. */
export interface CustomerOrder {
  readonly number: string
  readonly price: number
  /** Undefined for a guest. */
  readonly as: GivenMember | undefined
  readonly proof: { readonly order_number: string; readonly guest_token?: string }
  /** Payment windows opened for it. */
  readonly windows: { readonly orderId: string; readonly amount: number }[]
  /** Payments authorized in them. */
  readonly agreed: {
    readonly paymentKey: string
    readonly orderId: string
    readonly amount: number
  }[]
}

export type World = Awaited<ReturnType<typeof openWorld>>

const SLOW_MS = 15
const TIMEOUT_MS = 2_000
const TOKEN_LIVES_MS = 10 * 60_000

/** Opens a site with customers, owner and provider; `begin` resets it within milliseconds. */
export async function openWorld() {
  const clock = testClock()
  const start = clock.now()
  const toss = await startTossStandIn({ now: clock.now })
  const log = createLogger('silent')
  const provider = killable(tossPayments(settingsOf(toss, log)))
  const site = await openApp({
    now: clock.now,
    rateLimits: false,
    paymentProviders: [bankTransfer(), provider],
    startJob: async () => void (await processWebhooks(site.deps, payableOrders(site.deps))),
  })
  const app = { ...site, clock }
  const keeper = new pg.Client(app.databaseUrl)
  keeper.on('error', () => undefined) // it may end with its database
  await keeper.connect()
  toss.webhooks.state.hand = async (body, headers) => {
    const { path: url, method } = receiveTossWebhook
    return (await app.app.inject({ method, url, headers, payload: body })).statusCode
  }

  const admin = await givenAdmin(app)
  const member = await givenMember(app)
  await givenPointsOf(app, member, 9_000)
  const coupon = await givenCouponOf(app, member)
  const ofMember = { payment_method: 'card', used_points: 3_000 }
  const first = [
    toCustomerOrder(await givenMemberOrder(app, member, ofMember), member),
    toCustomerOrder(await givenGuestOrder(app)),
  ]
  await keeper.query('drop schema kept cascade')
  const { sql: asItBegan } = await prepareRestoration(app.databaseUrl)

  const people = { admin, member }
  const customerOrders: CustomerOrder[] = []
  let signedInAt = start.getTime()

  return {
    app,
    toss,
    clock,
    people,
    customerOrders,
    coupon,
    orders: payableOrders(app.deps),
    gateway: provider.gateway!,

    /** Starts with two orders: a member's by card with points, and a guest's by transfer. */
    async begin() {
      toss.reset()
      clock.set(start)
      await keeper.query(asItBegan)
      Object.assign(people, { admin, member })
      signedInAt = start.getTime()
      customerOrders.splice(0, customerOrders.length, ...first.map(untouched))
    },

    /** Renews the sessions before they expire during a history. */
    async signIn() {
      if (clock.now().getTime() - signedInAt < TOKEN_LIVES_MS) return
      signedInAt = clock.now().getTime()
      people.admin = await signedInAgain(app, people.admin)
      people.member = await signedInAgain(app, people.member)
    },

    async close() {
      await keeper.end()
      await app.close()
      toss.stop()
    },
  }
}

const settingsOf = (
  { clientKey, secretKey, scriptUrl, url: baseUrl }: TossStandIn,
  log: ReturnType<typeof createLogger>,
) => ({ clientKey, secretKey, scriptUrl, baseUrl, log, timeoutMs: TIMEOUT_MS })

export const toCustomerOrder = (
  placed: { order_number: string; total_price: number; guest_token?: string },
  as?: GivenMember,
): CustomerOrder => ({
  number: placed.order_number,
  price: placed.total_price,
  as,
  proof: {
    order_number: placed.order_number,
    ...(placed.guest_token && { guest_token: placed.guest_token }),
  },
  windows: [],
  agreed: [],
})

const untouched = (customerOrder: CustomerOrder): CustomerOrder => ({
  ...customerOrder,
  windows: [],
  agreed: [],
})

/** Failures of the provider's next calls. */
export const troubles = [
  'breaksBefore',
  'breaksAfter',
  'dropsBefore',
  'dropsAfter',
  'isStillAtIt',
  'worksLater',
  { slowMs: SLOW_MS },
  { refuses: 'REJECT_CARD_COMPANY' },
  { refuses: 'PROVIDER_ERROR' },
  { refuses: 'ALREADY_PROCESSED_PAYMENT' },
  { refuses: 'FORBIDDEN_REQUEST' },
] as const
