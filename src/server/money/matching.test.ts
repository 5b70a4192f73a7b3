import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenBank, statementRow as row } from '#tests/support/given-bank.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { expectLedgerToBalance } from '#tests/support/ledger.ts'

async function startWithOrder(guest_name = '김하나') {
  const app = await startApp()
  const { order_number: number, guest_token } = await givenGuestOrder(app, { guest_name })
  const cancel = async () => {
    const body = { reason: '일정이 바뀌었어요', guest_token }
    replyOf(await app.call(cancelOrder, { params: { order_number: number }, body }))
  }
  return { app, number, cancel, bank: givenBank(app) }
}

test('[O-10] proposes orders of the same amount for an unknown sender, with distinguishing details', async () => {
  const { app, number, bank } = await startWithOrder()
  const { order_number: other } = await givenGuestOrder(app, { guest_name: '이두리' })
  await bank.deposit(other, 10_000)
  await bank.bring(row('김영수'), row('박진수', { amount: 90_000 }))

  const candidatesOf = async (sender: string) =>
    (await bank.listed()).find((it) => it.sender === sender)

  expect(await candidatesOf('김영수')).toMatchObject({
    match: 'NONE',
    candidates: [
      {
        order_number: number,
        customer_name: '김하나',
        phone_ending: '5678',
        product_name: expect.stringMatching(/./),
        ordered_at: app.clock.now().toISOString(),
        amount_due: 100_000,
      },
    ],
  })
  expect(await candidatesOf('박진수')).toMatchObject({
    candidates: [{ order_number: other, amount_due: 90_000 }],
  })
})

// biome-ignore format: a table reads by columns
test.each([
  ['29 days after an unpaid cancellation its money is still thought of', 29, 1],
  ['31 days after it is not',                                            31, 0],
])('[O-10] %s', async (_what, days, count) => {
  const { app, bank, cancel } = await startWithOrder()
  await cancel()
  app.clock.advance(days * DAY_MS)
  await bank.bring(row('박진수', { received_at: app.clock.now().toISOString() }))

  expect((await bank.listed())[0]!.candidates).toHaveLength(count)
})

test('[PAY-01] matches the rest of a partial payment exactly, and no longer the whole price', async () => {
  const { number, bank } = await startWithOrder()
  await bank.deposit(number, 90_000)
  await bank.bring(row('김하나'), row('김하나', { amount: 10_000 }))

  const shown = await bank.listed()

  expect(shown.find(({ amount }) => amount === 100_000)).toMatchObject({
    match: 'NONE',
    candidates: [],
  })
  const { matched } = await bank.matchExact(shown.map(({ id }) => id))
  expect(matched).toHaveLength(1)
  expect(await bank.order(number)).toMatchObject({ amount_due: 0 })
})

test('[PAY-01] matches a receipt with an amount due again, once', async () => {
  const { app, number, bank, cancel } = await startWithOrder()
  await cancel()
  await bank.deposit(number, 60_000)
  await bank.sendDue()
  const { account } = await bank.order(number)
  replyOf(await bank.reverse(account.receipts[0]!.id))
  const paid = (amount: number, minute: string) =>
    row('김 하나', { amount, received_at: `2026-11-02T01:${minute}:00.000Z` })
  await bank.bring(paid(60_000, '01'), paid(60_000, '02'), paid(20_000, '03'))

  const open = await bank.listed()

  const matches = open.map(({ amount, match, candidates }) => ({ amount, match, candidates }))
  const candidates = [{ order_number: number, amount_due: 60_000, status: 'CANCELLED' }]
  expect(matches.toSorted((a, b) => a.amount - b.amount)).toMatchObject([
    { amount: 20_000, match: 'NONE', candidates: [] },
    { amount: 60_000, match: 'EXACT', candidates },
    { amount: 60_000, match: 'EXACT', candidates },
  ])
  const { matched, left } = await bank.matchExact(open.map(({ id }) => id))
  expect([matched.length, left.length]).toEqual([1, 2])
  expect(await bank.order(number)).toMatchObject({ amount_due: 0, account: { credit: 0 } })
  expect((await bank.listed()).map(({ match }) => match)).not.toContain('EXACT')
  await expectLedgerToBalance(app)
})
