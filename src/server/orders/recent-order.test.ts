import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { recentOrder } from '#contract/recent-orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
  orderWith,
} from '#tests/support/given-orders.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

const asking = { ask_if_recent: true }
/** The first order, as the refusal describes it. */
const recentIn = (answer: { readonly ok: boolean; readonly refusal?: object }) =>
  recentOrder.parse((answer.refusal as { readonly recent: unknown }).recent)
const again = (app: TestApp, change = {}) =>
  app.call(placeGuestOrder, { body: orderWith({ ...asking, ...change }) })

test('[C-17] asks about a second order of the same product, and places it when confirmed', async () => {
  const app = await startApp()
  const first = await givenGuestOrder(app)
  app.clock.advance(5 * 60_000)

  const asked = await again(app)
  const meant = await app.call(placeGuestOrder, { body: orderWith() })

  expect(asked).toMatchObject({ status: 409, refusal: { code: 'RECENT_SAME_ORDER' } })
  const recent = recentIn(asked)
  expect(recent).toMatchObject({ order_number: first.order_number, is_paid: false })
  expect(Date.parse(recent.now) - Date.parse(recent.placed_at)).toBe(5 * 60_000)
  expect(meant.status).toBe(201)
})

test('[C-17] recognizes the person by phone in any notation, and asks nobody else', async () => {
  const app = await startApp()
  await givenGuestOrder(app)

  expect((await again(app, { guest_phone: '01012345678' })).status).toBe(409)
  expect((await again(app, { guest_phone: '010-9999-8888' })).status).toBe(201)
  expect((await again(app, { guest_email: 'other@example.com' })).status).toBe(201)
})

test('[C-17] counts a paid order for a day, an unpaid one while it waits, a cancelled one never', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  app.clock.advance(25 * HOUR_MS)
  expect((await again(app)).status).toBe(409)

  await givenDeposit(app, order_number)
  app.clock.advance(23 * HOUR_MS)
  expect((await again(app)).status).toBe(409)
  await app.db.updateTable('orders').set({ status: 'REFUNDED' }).execute()
  const second = replyOf(await again(app))

  await givenDeposit(app, second.order_number)
  app.clock.advance(25 * HOUR_MS)
  expect((await again(app)).status).toBe(201)
})

test('[C-17] asks a member about their own order without revealing it to others', async () => {
  const app = await startApp()
  const [member, stranger] = [await givenMember(app), await givenMember(app)]
  const first = await givenMemberOrder(app, member)
  const body = orderWith({ ...asking, guest_phone: '010-7777-6666' })

  const asked = await app.call(placeMemberOrder, { body }, { as: member })

  expect(recentIn(asked).order_number).toBe(first.order_number)
  expect((await app.call(placeMemberOrder, { body }, { as: stranger })).status).toBe(201)
  expect((await again(app)).status).toBe(201)
})

test('[C-17] replies to a repeated call with its order', async () => {
  const app = await startApp()
  const place = () =>
    app.call(placeGuestOrder, { body: orderWith(asking) }, { idempotencyKey: 'the-first-tab-1' })

  expect(replyOf(await place())).toEqual(replyOf(await place()))
})

test('[C-17] asks one of two tabs that order at the same moment', async () => {
  const app = await startApp()
  const { tx, end } = await openTransaction(app.db)
  // Orders can be read but not written, so both tabs check before either has ordered.
  await sql`lock table orders in share row exclusive mode`.execute(tx)

  const tabs = Promise.all([again(app), again(app)])
  await untilWaiting(app, 2)
  await end('commit')

  expect((await tabs).map(({ status }) => status).toSorted()).toEqual([201, 409])
})
