import { expect, test } from 'vitest'
import { getAdminOrder } from '#contract/admin-orders.ts'
import { getOrder, type Order } from '#contract/orders.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenDeposit, givenMemberOrder } from '#tests/support/given-orders.ts'
import { recordStatements } from '#tests/support/recorded-statements.ts'

test('[E-14] reads only those rows of an order that exist', async () => {
  const app = await startApp()
  const as = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, as)
  const read = async () =>
    replyOf(await app.call(getOrder, { params: { order_number }, query: {} }, { as }))
  const countStatements = async () => (await recordStatements(read)).length

  expect(await countStatements()).toBe(SESSION_AND_ORDER)
  await givenDeposit(app, order_number)
  expect(await countStatements()).toBe(SESSION_AND_ORDER + CHARGES_RECEIPTS_REFUNDS)
})

const SESSION_AND_ORDER = 2
/** Refunds twice: those of the account, and with their accounts. */
const CHARGES_RECEIPTS_REFUNDS = 4

test('shows the customer the money that the studio sees', async () => {
  const app = await startApp()
  const as = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, as)
  const asAdmin = await givenAdmin(app)
  const params = { order_number }
  const moneyIn = ({ payment, refund, amount_due, cash_receipt, survey_missed_fee }: Money) => ({
    payment,
    refund,
    amount_due,
    cash_receipt,
    survey_missed_fee,
  })
  const compare = async () => {
    const seen = replyOf(await app.call(getOrder, { params, query: {} }, { as }))
    const ours = replyOf(await app.call(getAdminOrder, { params }, { as: asAdmin }))
    expect(moneyIn(seen)).toEqual(moneyIn(ours))
  }

  await compare()
  await givenDeposit(app, order_number)
  await compare()
})

type Money = Pick<Order, 'payment' | 'refund' | 'amount_due' | 'cash_receipt' | 'survey_missed_fee'>
