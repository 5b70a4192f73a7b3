import { expect, test } from 'vitest'
import { sendGuestCode } from '#contract/guest-orders.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { startApp } from '#tests/support/app.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'

test('[A-04] limits orders per mailbox: fifty a day of one network, a hundred of all', async () => {
  const app = await startApp()
  const email = 'hana@example.com'
  const order = (network: string) =>
    openBrowser(app, network).post(placeGuestOrder.path, orderWith({ guest_email: email }))
  const placed = async (network: string, tries: number) => {
    const answers = await Promise.all(Array.from({ length: tries }, () => order(network)))
    return answers.filter(({ status }) => status === 201).length
  }

  expect(await placed('198.51.100.1', 60)).toBe(50)
  expect(await placed('198.51.100.2', 49)).toBe(49)
  expect(await placed('198.51.100.3', 3)).toBe(1)
  expect(await order('198.51.100.3')).toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    body: { retry_after: DAY_MS / 1_000 },
  })
  app.clock.advance(DAY_MS)
  expect(await placed('198.51.100.3', 1)).toBe(1)
})

test('limits orders per network, whatever the mailboxes', async () => {
  const app = await startApp()
  const order = (guest_email: string) =>
    app.call(placeGuestOrder, { body: orderWith({ guest_email }) })

  const placed = await Promise.all(
    Array.from({ length: 122 }, (_, n) => order(`somebody${n}@example.com`)),
  )

  expect(placed.filter(({ status }) => status === 201)).toHaveLength(120)
  const elsewhere = openBrowser(app, '10.0.0.8')
  expect((await elsewhere.post(placeGuestOrder.path, orderWith())).status).toBe(201)
})

test('[SEC-03] sends at most twenty codes a day to one mailbox for one network', async () => {
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
  const elsewhere = openBrowser(app, '10.0.0.8')
  const body = { order_number, email, phone }
  expect((await elsewhere.post(sendGuestCode.path, body)).status).toBe(200)
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
