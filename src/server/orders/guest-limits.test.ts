import { expect, test } from 'vitest'
import { issueGuestToken, sendGuestCode } from '#contract/guest-orders.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenGuestOrder, orderWith } from '#tests/support/given-orders.ts'

test('nobody floods a mailbox with orders', async () => {
  const app = await startApp()
  const order = (guest_email: string) =>
    app.call(placeGuestOrder, { body: orderWith({ guest_email }) })
  const email = 'hana@example.com'
  await Promise.all(Array.from({ length: 100 }, () => givenGuestOrder(app)))

  const flooded = await order(email)

  expect(flooded).toMatchObject({ status: 429, refusal: { code: 'TOO_MANY_REQUESTS' } })
  expect(flooded.headers['retry-after']).toBe(String(DAY_MS / 1_000))
  expect(await order('duri@example.com')).toMatchObject({ status: 201 })
  app.clock.advance(DAY_MS + 1)
  expect(await order(email)).toMatchObject({ status: 201 })
})

test('the lookup counts an IPv6 network of one customer as one address', async () => {
  const { app } = await startApp()
  const codes: number[] = []
  for (let i = 0; i < 61; i += 1) {
    const url = `/v1/orders/guest/search?email=guess${i}@example.com&phone=01012345678`
    const found = await app.inject({ url, remoteAddress: `2001:db8:1:2::${i + 1}` })
    codes.push(found.statusCode)
  }

  expect(codes.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(codes[60]).toBe(429)
})

const anyProof = { code: '123456', email: 'hana@example.com', phone: '01012345678' }

/** How many of `tries` are answered before one is told to wait; each names its order and address. */
async function answeredOf(path: string, tries: readonly (readonly [order: string, ip: string])[]) {
  const { app } = await startApp()
  for (const [at, [order_number, remoteAddress]] of tries.entries()) {
    const payload = { ...anyProof, order_number }
    const { statusCode } = await app.inject({ method: 'POST', url: path, payload, remoteAddress })
    if (statusCode === 429) return at
  }
  return tries.length
}

const many = (of: (at: number) => readonly [order: string, ip: string]) =>
  Array.from({ length: 61 }, (_, at) => of(at))

test.each([
  ['codes for one order', sendGuestCode.path, 5, many((at) => ['GYAAAAAAAAAA', `10.0.0.${at}`])],
  ['codes from one place', sendGuestCode.path, 30, many((at) => [`GY${1000 + at}`, '10.0.0.1'])],
  [
    'guesses at one order',
    issueGuestToken.path,
    30,
    many((at) => ['GYAAAAAAAAAA', `10.0.0.${at}`]),
  ],
  [
    'guesses from one place',
    issueGuestToken.path,
    60,
    many((at) => [`GY${1000 + at}`, '10.0.0.1']),
  ],
])('[SEC-03] %s are stopped, of orders that are not there too', async (_, path, most, tries) => {
  expect(await answeredOf(path, tries)).toBe(most)
})
