import { beforeEach, expect, test, vi } from 'vitest'
import type { OrderBody } from '#contract/orders.ts'
import { sendOrder } from './send-order.ts'

interface Call {
  readonly path: string
  readonly key: string | undefined
  readonly message: string
}
type Answer = readonly [status: number, body: object] | 'lost'

const calls: Call[] = []
let answers: Answer[] = []

beforeEach(() => {
  calls.length = 0
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  })
  vi.stubGlobal('fetch', answerNext)
})

/** Answers calls with the test's replies, in order. */
async function answerNext(path: string, { headers, body }: RequestInit): Promise<Response> {
  const { 'idempotency-key': key } = headers as Record<string, string>
  const { delivery_message: message } = JSON.parse(String(body)) as { delivery_message: string }
  calls.push({ path, key, message })
  const answer = answers.shift()
  if (!answer || answer === 'lost') throw new TypeError('the connection is gone')
  return Response.json(answer[1], { status: answer[0] })
}

const order = (message = ''): OrderBody => ({
  consulting_type: 'HAIR_CONSULTING',
  guest_name: '이수연',
  guest_email: 'sy@example.com',
  guest_phone: '01012345678',
  delivery_message: message,
})
const placed: Answer = [201, { order_number: 'GY-1' }]
const keyReused: Answer = [422, { code: 'IDEMPOTENCY_KEY_REUSED' }]
const keysUsed = () => new Set(calls.map(({ key }) => key)).size

test('[ORD-13] resends an order with a lost reply under its key', async () => {
  answers = ['lost', placed]

  await expect(sendOrder('guest', 'guest', order())).rejects.toMatchObject({ code: 'OFFLINE' })
  const sent = await sendOrder('guest', 'guest', order())

  expect(sent).toMatchObject({ fresh: true, placed: { order_number: 'GY-1' } })
  expect(keysUsed()).toBe(1)
})

test('[ORD-11] [ORD-13] sends a guest’s order after a member’s server error with the same key and details', async () => {
  answers = [[500, { code: 'INTERNAL_ERROR' }], placed]

  await expect(sendOrder('member', 'm1', order())).rejects.toMatchObject({ status: 500 })
  await sendOrder('guest', 'm1', order())

  expect(calls.map(({ path }) => path)).toEqual(['/v1/orders/member', '/v1/orders/guest'])
  expect(keysUsed()).toBe(1)
})

test('[ORD-13] finds the order that arrived if details changed after a lost reply', async () => {
  answers = ['lost', 'lost', keyReused, keyReused, placed]

  await expect(sendOrder('guest', 'guest', order('첫 번째'))).rejects.toThrow()
  await expect(sendOrder('guest', 'guest', order('두 번째'))).rejects.toThrow()
  const sent = await sendOrder('guest', 'guest', order('세 번째'))

  expect(sent).toMatchObject({ fresh: false, placed: { order_number: 'GY-1' } })
  expect(calls.map(({ message }) => message).slice(2)).toEqual(['세 번째', '두 번째', '첫 번째'])
  expect(keysUsed()).toBe(1)
})

test('uses a new key after a placed or refused order', async () => {
  answers = [placed, [409, { code: 'PRICE_CHANGED' }], placed]

  await sendOrder('guest', 'guest', order())
  await expect(sendOrder('guest', 'guest', order())).rejects.toMatchObject({ status: 409 })
  await sendOrder('guest', 'guest', order())

  expect(keysUsed()).toBe(3)
})

test('never repeats a buyer’s pending submission for another', async () => {
  answers = ['lost', placed]

  await expect(sendOrder('member', 'm1', order())).rejects.toThrow()
  await sendOrder('guest', 'guest', order())

  expect(keysUsed()).toBe(2)
})
