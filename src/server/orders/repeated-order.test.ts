import { expect, test } from 'vitest'
import { getOrder, placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenPointsOf, orderRow, orderWith } from '#tests/support/given-orders.ts'

const idempotencyKey = '5f0c6a3e-order'
const countOrders = async ({ db }: TestApp) =>
  (await db.selectFrom('orders').select('id').execute()).length

test('[ORD-13] repeats the first order’s reply with its token for a guest’s second click', async () => {
  const app = await startApp()
  const body = orderWith()

  const first = replyOf(await app.call(placeGuestOrder, { body }, { idempotencyKey }))
  const second = replyOf(await app.call(placeGuestOrder, { body }, { idempotencyKey }))

  expect(second).toEqual(first)
  expect(await countOrders(app)).toBe(1)
  expect(await app.db.selectFrom('messages').select('id').execute()).toHaveLength(1)
})

test('[ORD-11] does not place a member’s order again through the guest call', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const body = orderWith({ used_points: 5_000, total_price: 95_000 })
  const lost = replyOf(await app.call(placeMemberOrder, { body }, { as: member, idempotencyKey }))

  const fallback = replyOf(await app.call(placeGuestOrder, { body }, { idempotencyKey }))

  expect(fallback).toMatchObject({ order_number: lost.order_number, total_price: 95_000 })
  expect(await countOrders(app)).toBe(1)
  expect((await orderRow(app, lost.order_number)).member_id).toBe(member.id)
  const { order_number, guest_token } = fallback
  const seen = await app.call(getOrder, { params: { order_number }, query: { guest_token } })
  expect(replyOf(seen)).toMatchObject({ order_number, total_price: 95_000 })
})

test('refuses a key with another order', async () => {
  const app = await startApp()
  await app.call(placeGuestOrder, { body: orderWith() }, { idempotencyKey })

  const other = orderWith({ guest_name: '박두리' })
  const answer = await app.call(placeGuestOrder, { body: other }, { idempotencyKey })

  expect(answer).toMatchObject({ status: 422, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } })
})

test('never reveals another member’s order by a key', async () => {
  const app = await startApp()
  const [owner, stranger] = [await givenMember(app), await givenMember(app)]
  const body = orderWith()
  const first = await app.call(placeMemberOrder, { body }, { as: owner, idempotencyKey })

  const answer = await app.call(placeMemberOrder, { body }, { as: stranger, idempotencyKey })

  expect(answer).toMatchObject({ status: 422, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } })
  expect(await app.call(placeMemberOrder, { body }, { as: owner, idempotencyKey })).toEqual({
    ...first,
    headers: expect.anything(),
  })
})

test('accepts the key of a refused order for the corrected one', async () => {
  const app = await startApp()
  const wrong = orderWith({ total_price: 1 })
  await app.call(placeGuestOrder, { body: wrong }, { idempotencyKey })

  const right = await app.call(placeGuestOrder, { body: orderWith() }, { idempotencyKey })

  expect(right.status).toBe(201)
})

test('stores no readable token', async () => {
  const app = await startApp()
  const { guest_token } = replyOf(
    await app.call(placeGuestOrder, { body: orderWith() }, { idempotencyKey }),
  )

  const stored = await app.db.selectFrom('idempotency_keys').select('reply').execute()
  const tokens = await app.db.selectFrom('guest_tokens').selectAll().execute()

  expect(JSON.stringify([stored, tokens])).not.toContain(guest_token)
})
