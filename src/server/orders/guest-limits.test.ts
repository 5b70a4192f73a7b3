import { expect, test } from 'vitest'
import { sendGuestCode } from '#contract/guest-orders.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'

test('limits orders per mailbox and per network', async () => {
  const app = await startApp()
  const order = (guest_email: string) =>
    app.call(placeGuestOrder, { body: orderWith({ guest_email }) })
  const email = 'hana@example.com'
  await Promise.all(Array.from({ length: 100 }, () => givenGuestOrder(app)))

  const flooded = await order(email)

  expect(flooded).toMatchObject({ status: 429, refusal: { code: 'TOO_MANY_REQUESTS' } })
  expect(flooded.headers['retry-after']).toBe(String(DAY_MS / 1_000))

  const others = await Promise.all(
    Array.from({ length: 21 }, (_, n) => order(`somebody${n}@example.com`)),
  )
  expect(others.filter(({ status }) => status === 201)).toHaveLength(19)
  const elsewhere = await app.app.inject({
    method: 'POST',
    url: placeGuestOrder.path,
    payload: orderWith({ guest_email: 'duri@example.com' }),
    remoteAddress: '10.0.0.8',
  })
  expect(elsewhere.statusCode).toBe(201)
  app.clock.advance(DAY_MS + 1)
  expect(await order(email)).toMatchObject({ status: 201 })
})

test('[SEC-03] sends at most twenty codes a day to one mailbox, from any address', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const { guest_email: email, guest_phone: phone } = orderWith()
  const ask = async () =>
    (await app.call(sendGuestCode, { body: { order_number, email, phone } })).status
  const asked: number[] = []
  for (let n = 0; n < 21; n += 1) {
    asked.push(await ask())
    app.clock.advance(10 * MINUTE_MS)
  }

  expect(asked).toEqual([...Array(20).fill(200), 429])
  app.clock.advance(DAY_MS)
  expect(await ask()).toBe(200)
})

test('[SEC-03] counts an IPv6 network as one address in the lookup', async () => {
  const { app } = await startApp()
  const codes: number[] = []
  for (let i = 0; i < 61; i += 1) {
    const url = `/v1/orders/guest/search?email=guess${i}@example.com&phone=010123456${10 + i}`
    const found = await app.inject({ url, remoteAddress: `2001:db8:1:2::${i + 1}` })
    codes.push(found.statusCode)
  }

  expect(codes.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(codes[60]).toBe(429)
})
