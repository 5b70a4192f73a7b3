import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { getAdminOrder } from '#contract/admin-orders.ts'
import {
  confirmBankRow,
  confirmExactBankRows,
  listBankRows,
  setBankRow,
  takeBankRows,
} from '#contract/bank-rows.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listPaymentTasks } from '#contract/payment-tasks.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'

type Row = NonNullable<InputOf<typeof takeBankRows>['body']>['rows'][number]

const row = (depositor: string, change: Partial<Row> = {}): Row => ({
  amount: 100_000,
  depositor,
  received_at: '2026-11-01T05:30:00.000Z',
  ...change,
})

async function startWithBank() {
  const app = await startApp()
  const as = await givenAdmin(app)
  const params = (id: string) => ({ params: { id } })
  return {
    app,
    order: (guest_name: string) =>
      givenGuestOrder(app, { guest_name, guest_email: `${guest_name.length}@example.com` }),
    take: async (...rows: Row[]) =>
      replyOf(await app.call(takeBankRows, { body: { rows } }, { as })),
    rows: async (state: 'WAITING' | 'DONE' = 'WAITING') =>
      replyOf(await app.call(listBankRows, { query: { state } }, { as })).items,
    confirm: (id: string, order_number: string) =>
      app.call(confirmBankRow, { ...params(id), body: { order_number } }, { as }),
    confirmExact: async (ids: string[]) =>
      replyOf(await app.call(confirmExactBankRows, { body: { ids } }, { as })),
    set: (id: string, state: 'OPEN' | 'UNKNOWN' | 'RETURNED' | 'IGNORED') =>
      app.call(setBankRow, { ...params(id), body: { state } }, { as }),
    tasks: async () => replyOf(await app.call(listPaymentTasks, {}, { as })).items,
    statusOf: async (order_number: string) =>
      replyOf(await app.call(getAdminOrder, { params: { order_number } }, { as })).canonical_status,
  }
}

test('[PAY-01] rows of the bank find their orders, and those beyond doubt are confirmed in one go', async () => {
  const { app, order, take, rows, confirmExact, statusOf } = await startWithBank()
  const hana = await order('김하나')
  const duri = await order('이두리')
  await take(row('김 하나'), row('이두리', { amount: 90_000 }), row('모르는이'))

  const shown = await rows()

  const matchOf = (depositor: string) => shown.find((it) => it.depositor === depositor)!
  expect(matchOf('김 하나')).toMatchObject({
    match: 'EXACT',
    candidates: [
      { order_number: hana.order_number, missing_amount: 100_000 },
      { order_number: duri.order_number },
    ],
  })
  expect(matchOf('이두리')).toMatchObject({
    match: 'PROBABLE',
    candidates: [{ order_number: duri.order_number }],
  })
  expect(matchOf('모르는이')).toMatchObject({ match: 'NONE' })
  expect(matchOf('모르는이').candidates).toHaveLength(2)
  const done = await confirmExact(shown.map(({ id }) => id))
  expect(done.confirmed).toEqual([{ id: matchOf('김 하나').id, order_number: hana.order_number }])
  expect(done.left).toHaveLength(2)
  expect(await statusOf(hana.order_number)).toBe('PAYMENT_COMPLETED')
  expect(await statusOf(duri.order_number)).toBe('PAYMENT_PENDING')
  expect(await rows('DONE')).toMatchObject([{ became: 'PAID', order_number: hana.order_number }])
  await expectBooksToBalance(app)
})

test('[PAY-01] the same rows brought twice, also at once, are taken and confirmed once', async () => {
  const { app, order, take, rows, confirmExact, confirm } = await startWithBank()
  const hana = await order('김하나')
  const [first, second] = await Promise.all([take(row('김하나')), take(row('김하나'))])
  expect([first!.added, second!.added].sort()).toEqual([0, 1])
  const [waiting] = await rows()

  const answers = await Promise.all([confirmExact([waiting!.id]), confirmExact([waiting!.id])])

  expect(answers.flatMap(({ confirmed }) => confirmed)).toHaveLength(1)
  expect(
    await take(row('김하나'), row('김하나', { received_at: '2026-11-01T05:30:40.000Z' })),
  ).toEqual({ added: 1, known: 1 })
  expect((await confirm(waiting!.id, hana.order_number)).status).toBe(409)
  expect(await accountOf(app, 'RECEIVED', hana.order_number)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('[PAY-01] a name too long to be an order’s is refused with its row, and nothing is taken', async () => {
  const { app, rows, take } = await startWithBank()
  const as = await givenAdmin(app)
  const body = { rows: [row('김하나'), row('가'.repeat(51))] }

  const refused = await app.call(takeBankRows, { body }, { as })

  expect(refused).toMatchObject({ ok: false, status: 422 })
  expect(JSON.stringify(refused)).toMatch(/"rows","?1"?,"depositor"/)
  expect(await rows()).toEqual([])
  expect(await take(row('가'.repeat(50)))).toEqual({ added: 1, known: 0 })
})

test('of two rows for one order the second is left to be looked at', async () => {
  const { app, order, take, rows, confirmExact, confirm } = await startWithBank()
  const hana = await order('김하나')
  await take(row('김하나'), row('김하나', { received_at: '2026-11-02T05:30:00.000Z' }))
  const ids = (await rows()).map(({ id }) => id)

  const { confirmed, left } = await confirmExact(ids)

  expect([confirmed.length, left.length]).toEqual([1, 1])
  expect(await accountOf(app, 'RECEIVED', hana.order_number)).toBe(100_000)
  const twice = replyOf(await confirm(left[0]!, hana.order_number))
  expect(twice).toMatchObject({ became: 'TWICE', refund_amount: 100_000 })
  await expectBooksToBalance(app)
})

test('of two rows for one order, confirmed by two at once, one is left', async () => {
  const { app, order, take, rows, confirmExact } = await startWithBank()
  const hana = await order('김하나')
  await take(row('김하나'), row('김하나', { received_at: '2026-11-02T05:30:00.000Z' }))
  const ids = (await rows()).map(({ id }) => id)

  const answers = await Promise.all(ids.map((id) => confirmExact([id])))

  expect(answers.flatMap(({ confirmed }) => confirmed)).toHaveLength(1)
  expect(await accountOf(app, 'RECEIVED', hana.order_number)).toBe(100_000)
})

test('a batch reads the orders that its rows may be of once, and again only the one that a row is of', async () => {
  const { order, take, rows, confirmExact } = await startWithBank()
  for (const name of ['김하나', '이두리', '박세라']) await order(name)
  await take(row('김하나'), row('이두리'), row('박세라'), row('모르는이'))
  const ids = (await rows()).map(({ id }) => id)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())

  expect((await confirmExact(ids)).confirmed).toHaveLength(3)

  const reads = asked.mock.calls
    .map(([query]) => (query as { readonly text?: string }).text ?? '')
    .filter((text) => text.includes('distinct on ("orders"."number")'))
  const ofOne = reads.filter((text) => text.includes('and "orders"."number" = $'))
  expect([reads.length - ofOne.length, ofOne.length]).toEqual([1, 3])
})

test('[PAY-01] money of nobody known is a task and stands in the book until it is somebody’s', async () => {
  const { app, order, take, rows, set, confirm, tasks, statusOf } = await startWithBank()
  await take(row('ㅎㄴ'))
  const { id } = (await rows())[0]!

  expect(replyOf(await set(id, 'UNKNOWN'))).toMatchObject({ state: 'UNKNOWN' })

  expect(await tasks()).toMatchObject([
    { kind: 'UNKNOWN_DEPOSIT', amount: 100_000, detail: { depositor: 'ㅎㄴ' }, resolutions: [] },
  ])
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(-100_000)
  expect((await set(id, 'UNKNOWN')).status).toBe(409)
  const hana = await order('김하나')
  expect(replyOf(await confirm(id, hana.order_number)).became).toBe('PAID')
  expect(await statusOf(hana.order_number)).toBe('PAYMENT_COMPLETED')
  expect(await tasks()).toEqual([])
  expect(await accountOf(app, 'CUSTOMER_CREDIT')).toBe(0)
  expect(await accountOf(app, 'RECEIVED')).toBe(100_000)
  await expectBooksToBalance(app)
})

test('it may be sent back instead; what is no customer’s never enters the book', async () => {
  const { app, take, rows, set, tasks } = await startWithBank()
  await take(row('모르는이'), row('이자', { amount: 120 }))
  const [interest, unknown] = (await rows()).toSorted((a, b) => a.amount - b.amount)

  expect((await set(interest!.id, 'IGNORED')).status).toBe(200)
  expect((await set(unknown!.id, 'RETURNED')).status).toBe(409)
  await set(unknown!.id, 'UNKNOWN')
  expect((await set(unknown!.id, 'RETURNED')).status).toBe(200)

  expect(await tasks()).toEqual([])
  expect(await rows()).toEqual([])
  expect(await accountOf(app, 'RECEIVED')).toBe(0)
  expect(replyOf(await set(interest!.id, 'OPEN')).state).toBe('OPEN')
})

test('[O-10] money under a name that nobody knows shows the orders of its amount, told apart', async () => {
  const { app, order, take, rows } = await startWithBank()
  const hana = await order('김하나')
  const duri = await order('이두리')
  await app.db
    .updateTable('orders')
    .set({ subtotal: 90_000, total_price: 90_000 })
    .where('number', '=', duri.order_number)
    .execute()
  await app.db
    .updateTable('payments')
    .set({ amount: 90_000 })
    .where('order_number', '=', duri.order_number)
    .execute()
  await take(row('김영수'))

  const [shown] = await rows()

  expect(shown).toMatchObject({
    match: 'NONE',
    candidates: [
      {
        order_number: hana.order_number,
        customer_name: '김하나',
        phone_ending: '5678',
        product_name: expect.stringMatching(/./),
        ordered_at: app.clock.now().toISOString(),
        missing_amount: 100_000,
      },
    ],
  })
})

// biome-ignore format: a table reads by columns
test.each([
  ['29 days after an unpaid cancellation its money is still thought of', 29, 1],
  ['31 days after it is not',                                            31, 0],
])('[O-10] %s', async (_what, days, count) => {
  const { app, order, take, rows } = await startWithBank()
  const { order_number } = await order('김하나')
  const ended_at = new Date(app.clock.now().getTime() - days * DAY_MS)
  const placed_at = new Date(ended_at.getTime() - 3 * DAY_MS)
  await app.db
    .updateTable('orders')
    .set({ status: 'CANCELLED', ended_at, placed_at })
    .where('number', '=', order_number)
    .execute()
  await app.db.updateTable('payments').set({ status: 'CANCELLED' }).execute()
  await take(row('박진수'))

  expect((await rows())[0]!.candidates).toHaveLength(count)
})
