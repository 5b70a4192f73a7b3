import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { placeGuestOrder } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'

test('[E-14] places an order at the price and on the terms of its moment, though both are cached', async () => {
  const app = await startApp()
  const body = orderWith({ total_price: undefined })
  const place = async () => replyOf(await app.call(placeGuestOrder, { body }))
  const daysToPay = ({ payment }: Awaited<ReturnType<typeof place>>) =>
    (new Date(payment.due_at ?? 0).getTime() - app.clock.now().getTime()) / DAY_MS
  expect(await place()).toMatchObject({ total_price: 100_000 })

  await app.db.updateTable('products').set({ price: 120_000 }).execute()
  const dearer = await place()
  await sql`update settings set changes = changes || '{"paymentDeadlineDays": 5}'`.execute(app.db)
  const later = await place()
  await app.db.updateTable('products').set({ price: 110_000 }).execute()
  const cheaper = await place()

  expect([dearer, later, cheaper].map(({ total_price }) => total_price)).toEqual([
    120_000, 120_000, 110_000,
  ])
  expect([dearer, later, cheaper].map(daysToPay)).toEqual([3, 5, 5])
})

test('[E-14] refuses an order from the moment at which its product is taken off sale', async () => {
  const app = await startApp()
  await givenGuestOrder(app)

  await app.db.updateTable('products').set({ is_active: false }).execute()

  expect(await app.call(placeGuestOrder, { body: orderWith() })).toMatchObject({
    refusal: { code: 'PRODUCT_NOT_ON_SALE' },
  })
})
