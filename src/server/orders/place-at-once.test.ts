import { expect, test } from 'vitest'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'
import { givenPromotion } from '#tests/support/given-promotions.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

/** A site that has product and settings in memory, so that an order is one statement. */
async function startInUse() {
  const app = await startApp()
  await givenGuestOrder(app, { guest_email: 'first@example.com' })
  return app
}

const idempotencyKey = '5f0c6a3e-order'
const place = (app: TestApp, change = {}) =>
  app.call(placeGuestOrder, { body: orderWith(change) }, { idempotencyKey })

const countAll = async ({ db }: TestApp) => {
  const tables = ['orders', 'charges', 'ledger_entries', 'messages', 'guest_tokens'] as const
  const counted = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((it) => it.fn.countAll().as('n'))
        .execute(),
    ),
  )
  return counted.map(([row]) => Number(row?.n))
}

test('[ORD-13] concurrent calls with one key place one order, whose reply all of them get', async () => {
  const app = await startInUse()

  const answers = await Promise.all(Array.from({ length: 6 }, () => place(app)))

  expect(new Set(answers.map((answer) => JSON.stringify(replyOf(answer)))).size).toBe(1)
  expect(await countAll(app)).toEqual([2, 2, 2, 2, 2])
})

test('[ORD-13] a repeated call gets its reply although a new one would be refused', async () => {
  const app = await startInUse()
  const first = replyOf(await place(app, { total_price: 100_000 }))

  await app.db.updateTable('products').set({ price: 120_000 }).execute()
  await givenGuestOrder(app, { guest_email: 'other@example.com', total_price: 120_000 })

  expect(replyOf(await place(app, { total_price: 100_000 }))).toEqual(first)
})

test('a refused order leaves nothing, and its key is free', async () => {
  const app = await startInUse()
  const before = await countAll(app)
  await app.db.updateTable('products').set({ price: 120_000 }).execute()

  const refused = await place(app, { total_price: 100_000 })

  expect(refused).toMatchObject({ refusal: { code: 'PRICE_CHANGED' } })
  expect(await countAll(app)).toEqual(before)
  expect((await place(app, { total_price: 120_000 })).status).toBe(201)
})

test('refuses the order of an account that is disabled at the same moment', async () => {
  const app = await startInUse()
  const as = await givenMember(app)
  const before = await countAll(app)
  const disabling = await openTransaction(app.db)
  await disabling.tx
    .updateTable('members')
    .set({ is_active: false })
    .where('id', '=', as.id)
    .execute()

  const placing = app.call(placeMemberOrder, { body: orderWith() }, { as })
  await untilWaiting(app, 1)
  await disabling.end('commit')

  expect(await placing).toMatchObject({ refusal: { code: 'SIGN_IN_REQUIRED' } })
  expect(await countAll(app)).toEqual(before)
})

// biome-ignore format: a table reads by columns
test.each([
  ['costs more now',                { discount_value: 5 },    { refusal: { code: 'PRICE_CHANGED' } }],
  ['has ended',                     { status: 'INACTIVE' },   { refusal: { code: 'PROMOTION_INVALID' } }],
  ['has no place left',             { total_limit: 1 },       { refusal: { code: 'PROMOTION_INVALID' } }],
  ['is used up by the same person', { per_person_limit: 1 },  { refusal: { code: 'PROMOTION_INVALID' } }],
] as const)('goes by the current promotion, if the one in memory %s', async (_, change, expected) => {
  const app = await startInUse()
  const promotion_code = await givenPromotion(app)
  const order = { promotion_code, total_price: 90_000 }
  await givenGuestOrder(app, order)
  await app.db.updateTable('promotions').set(change).where('code', '=', promotion_code).execute()

  expect(await place(app, order)).toMatchObject(expected)
})

test('an order that a promotion makes free is paid with it', async () => {
  const app = await startInUse()
  const promotion_code = await givenPromotion(app, { discountValue: 100 })
  const order = { body: orderWith({ promotion_code, total_price: 0 }) }

  for (const as of [await givenMember(app), await givenMember(app)]) {
    const placed = replyOf(await app.call(placeMemberOrder, order, { as }))
    expect(placed.status).toBe('PAYMENT_COMPLETED')
  }
})
