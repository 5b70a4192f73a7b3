import { expect, test } from 'vitest'
import { listSettlements } from '#contract/admin-money.ts'
import { getAdminOrder } from '#contract/admin-orders.ts'
import { listAudit } from '#contract/audit.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { bookOf, debtsOf, givenDebt, givenLateDebt } from '#tests/support/given-taken-back.ts'

type Given = Awaited<ReturnType<typeof givenLateDebt>>

const lostOf = ({ app, order }: Given) => accountOf(app, 'BAD_DEBTS', order)

async function lostByMonths({ app }: Given) {
  const { items } = replyOf(await app.call(listSettlements, {}, { as: await givenAdmin(app) }))
  return items.reduce((sum, month) => sum + month.written_off, 0)
}

const debtOfPage = async ({ app, proof }: Given) => {
  const { order_number, guest_token } = proof
  const input = { params: { order_number }, query: { guest_token } }
  return replyOf(await app.call(getOrder, input)).debt
}

test('[PAY-03] what a customer owes is written off once, with its reason, and is asked for no longer', async () => {
  const given = await givenDebt()
  const { app, order } = given
  expect(await given.writeOff(50_000)).toMatchObject({ refusal: { code: 'AMOUNT_MISMATCH' } })

  const answers = await Promise.all([given.writeOff(60_000), given.writeOff(60_000)])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await debtsOf(given)).toEqual([])
  expect(await debtOfPage(given)).toBeNull()
  expect(await bookOf(given)).toMatchObject({ owed: 0, kept: -10_000 })
  expect(await lostOf(given)).toBe(60_000)
  const reason = '연락이 닿지 않아요'
  expect((await given.now()).written_off).toMatchObject([
    { amount: 60_000, recovered_amount: 0, reason },
  ])
  const as = await givenAdmin(app)
  const { items } = replyOf(await app.call(listAudit, { query: { subject: order } }, { as }))
  const [written, ...others] = items.filter(({ action }) => action === 'order.write-off')
  expect(written).toMatchObject({ detail: { amount: 60_000, reason } })
  expect(others).toEqual([])
  const ended = app.db.selectFrom('payment_tasks').select(['resolution', 'closed_by'])
  expect(await ended.where('kind', '=', 'CUSTOMER_OWES').execute()).toEqual([
    { resolution: 'WRITTEN_OFF', closed_by: expect.any(String) },
  ])
  await expectBooksToBalance(app)
})

test('[PAY-03] what comes of a debt that was written off is kept, and only what is more goes back', async () => {
  const given = await givenDebt()
  await given.sees(20_000)
  replyOf(await given.writeOff(40_000))

  expect(await given.sees(15_000)).toMatchObject({ became: 'REPAID', refund_amount: 0 })
  expect(await lostOf(given)).toBe(25_000)
  expect(await lostByMonths(given)).toBe(25_000)
  expect(await debtsOf(given)).toEqual([])
  expect(await given.sees(30_000)).toMatchObject({ became: 'TWICE', refund_amount: 5_000 })

  expect(await lostOf(given)).toBe(0)
  expect((await given.now()).written_off).toMatchObject([
    { amount: 40_000, recovered_amount: 40_000 },
  ])
  expect(await bookOf(given)).toMatchObject({ owed: 0 })
  await expectBooksToBalance(given.app)
})

test('[PAY-03] a bank that takes back what had come of it makes it a debt anew', async () => {
  const given = await givenLateDebt()
  replyOf(await given.writeOff(100_000))
  await given.deposit()
  expect([await lostOf(given), await debtsOf(given)]).toEqual([0, []])

  await given.takeBack()

  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 100_000 }])
  expect(await lostOf(given)).toBe(0)
  await expectBooksToBalance(given.app)
  replyOf(await given.writeOff(100_000))
  expect(await lostOf(given)).toBe(100_000)
  await expectBooksToBalance(given.app)
})

test('[PAY-03] a debt that the owner had marked as known can still be written off', async () => {
  const given = await givenDebt()
  const task = (await given.owner.tasks()).find(({ kind }) => kind === 'CUSTOMER_OWES')
  replyOf(await given.owner.resolve(task!.id, { resolution: 'KNOWN' }))
  expect(await debtsOf(given)).toEqual([])

  replyOf(await given.writeOff(60_000))

  expect(await given.writeOff(60_000)).toMatchObject({ refusal: { code: 'ILLEGAL_TRANSITION' } })
  expect(await lostOf(given)).toBe(60_000)
  await expectBooksToBalance(given.app)
})

test('[PAY-03] what comes of a debt is thanked for once each time, with what is still to come and where to', async () => {
  const given = await givenDebt()
  const { app, order } = given
  const params = { order_number: order }
  expect(await debtOfPage(given)).toMatchObject({
    amount: 60_000,
    deposit: { depositor_name: '김하나' },
  })

  await given.sees(20_000)
  app.clock.advance(60_000) // so that its mail is younger than the one before
  await given.sees(50_000)

  const [part, rest, ...others] = await given.thanks()
  expect(part).toMatch(/20,000원.*40,000원.*계좌번호/s)
  expect(rest).toContain('40,000원')
  expect(rest).not.toContain('계좌번호')
  expect(others).toEqual([])
  expect(await debtOfPage(given)).toBeNull()
  const as = await givenAdmin(app)
  expect(replyOf(await app.call(getAdminOrder, { params }, { as })).debt).toBeNull()
})
