import { expect, test } from 'vitest'
import { replyOf } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { alarmsOf, givenReceiptAsked } from '#tests/support/given-cash-receipts.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { openTasks, startAppWithToss, type TossApp } from '#tests/support/given-toss.ts'

const callsFor = ({ toss }: TossApp) => toss.heard.filter(({ call }) => call === 'receipt').length

test('retries a receipt with an unknown outcome less often, and opens a task each day until it is known', async () => {
  const app = await startAppWithToss()
  const { pay, follow, shownReceipt, number } = await givenReceiptAsked(app)
  const owner = givenOwner(app)
  await pay()
  const ask = async () => {
    app.toss.allIsWell()
    app.toss.meets('receipt', 'dropsBefore')
    await follow()
  }
  for (let minute = 0; minute < 30; minute += 1) {
    await ask()
    app.clock.advance(MINUTE_MS)
  }
  expect(callsFor(app)).toBe(30)
  expect(await openTasks(app)).toEqual([])

  await ask()
  expect(callsFor(app)).toBe(31)
  const [task] = await alarmsOf(app)
  expect(task).toMatchObject({
    kind: 'CASH_RECEIPT_UNKNOWN',
    order_number: number,
    amount: 100_000,
    detail: { what: 'ISSUE' },
  })
  replyOf(await owner.resolve(task!.id, { resolution: 'KNOWN' }))
  app.clock.advance(29 * MINUTE_MS)
  await ask()
  expect(callsFor(app)).toBe(31)
  app.clock.advance(MINUTE_MS)
  await ask()
  expect(callsFor(app)).toBe(32)
  expect(await openTasks(app)).toEqual([])
  app.clock.advance(DAY_MS)
  await ask()
  expect(await openTasks(app)).toEqual([`CASH_RECEIPT_UNKNOWN ${number}`])

  app.toss.allIsWell()
  app.clock.advance(30 * MINUTE_MS)
  await follow()
  expect(await openTasks(app)).toEqual([])
  expect(await shownReceipt()).toMatchObject({ state: 'ISSUED', amount: 100_000 })
})

/** Two orders whose receipts are to be issued. */
async function givenTwo(app: TossApp) {
  const two = [await givenReceiptAsked(app), await givenReceiptAsked(app)]
  for (const { pay } of two) await pay()
  const [first, second] = two.sort((a, b) => (a.number < b.number ? -1 : 1))
  return { first: first!, second: second! }
}

test('syncs the receipt first that was synced longest ago', async () => {
  const app = await startAppWithToss()
  const { first, second } = await givenTwo(app)
  const askedAt = (order: string, minutesAgo: number) =>
    app.db
      .updateTable('cash_receipts')
      .set({ last_synced_at: new Date(app.clock.now().getTime() - minutesAgo * MINUTE_MS) })
      .where('order_number', '=', order)
      .execute()
  await askedAt(first.number, 1)
  await askedAt(second.number, 2)

  await first.follow()

  const issued = app.toss.receipts.all.map(({ orderId }) => orderId.split('_')[0])
  expect(issued).toEqual([second.number, first.number])
})

test('stops a run when the provider rejects the keys', async () => {
  const app = await startAppWithToss()
  const { first } = await givenTwo(app)
  app.toss.meets('receipt', { refuses: 'UNAUTHORIZED_KEY' })

  await first.follow()

  expect(callsFor(app)).toBe(1)
  expect(await openTasks(app)).toEqual(['KEYS_REFUSED'])
})
