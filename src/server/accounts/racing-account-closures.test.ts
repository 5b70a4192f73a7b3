import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { confirmDeposit, receiveDeposit } from '#contract/admin-orders.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { placeMemberOrder } from '#contract/orders.ts'
import { writeReview } from '#contract/reviews.ts'
import { savedLists } from '#contract/saved.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { inquiryOf } from '#tests/support/given-inquiries.ts'
import {
  givenMemberOrder,
  givenPointsOf,
  givenPromotionCode,
  orderRow,
  orderWith,
  statusOf,
} from '#tests/support/given-orders.ts'
import { givenCompletedOrder, reviewOf } from '#tests/support/given-reviews.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

const CLOSED_ACCOUNT = { status: 401, refusal: { code: 'SIGN_IN_REQUIRED' } }

/**
 * Closes the account while `calls` are running: another transaction locks the member's row until
 * the closing call and, behind it, every other call wait for it.
 */
async function whileClosing<Answers extends readonly Promise<unknown>[]>(
  app: TestApp,
  member: GivenMember,
  start: () => Answers,
) {
  const { tx, end } = await openTransaction(app.db)
  await tx.selectFrom('members').select('id').where('id', '=', member.id).forUpdate().execute()
  const closing = app.call(withdraw, {}, { as: member })
  await untilWaiting(app, 1)
  const calls = start()
  await untilWaiting(app, 1 + calls.length)
  await end('commit')
  return { closed: await closing, answers: await Promise.all(calls) }
}

test('[WDR-01] an order placed just before the account closes is cancelled and loses its contact data', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const promotion_code = await givenPromotionCode(app)
  const { tx, end } = await openTransaction(app.db)
  // An order locks the row of its promotion code last, after its own row was inserted.
  await tx
    .selectFrom('promotions')
    .select('id')
    .where('code', '=', promotion_code)
    .forUpdate()
    .execute()

  const ordering = givenMemberOrder(app, member, { promotion_code })
  await untilWaiting(app, 1)
  const closing = app.call(withdraw, {}, { as: member })
  await untilWaiting(app, 2)
  await end('commit')

  const { order_number } = await ordering
  expect(await closing).toMatchObject({ status: 200 })
  expect(await orderRow(app, order_number)).toMatchObject({
    status: 'CANCELLED',
    contact_name: '',
    contact_email: '',
    contact_phone: '',
  })
  const retained = await app.db.selectFrom('retained_records').select(['kind', 'subject']).execute()
  expect(retained).toContainEqual({ kind: 'order', subject: order_number })
})

test('[WDR-01] calls made while the account is closing are answered as to a visitor', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const as = { as: member }

  const { closed, answers } = await whileClosing(app, member, () => [
    app.call(placeMemberOrder, { body: orderWith() }, as),
    app.call(savedLists.wishlist.add, { body: { consulting_type: 'HAIR_CONSULTING' } }, as),
    app.call(createInquiry, { body: inquiryOf() }, as),
  ])

  expect(closed).toMatchObject({ status: 200 })
  for (const answer of answers) expect(answer).toMatchObject(CLOSED_ACCOUNT)
})

test('[WDR-01] an order paid with points does not deadlock with closing the account, which returns points', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 5_000)
  const { order_number } = await givenMemberOrder(app, member, { used_points: 2_000 })

  const { closed, answers } = await whileClosing(app, member, () => [
    app.call(placeMemberOrder, { body: orderWith({ used_points: 2_000 }) }, { as: member }),
  ])

  expect(closed).toMatchObject({ status: 200 })
  expect(answers).toMatchObject([CLOSED_ACCOUNT])
  expect(await statusOf(app, order_number)).toBe('CANCELLED')
})

test('[WDR-01] a review does not deadlock with closing the account', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const body = reviewOf(await givenCompletedOrder(app, member))

  const { closed, answers } = await whileClosing(app, member, () => [
    app.call(writeReview, { body }, { as: member }),
  ])

  expect(closed).toMatchObject({ status: 200 })
  expect(answers).toMatchObject([CLOSED_ACCOUNT])
})

test('[WDR-01] confirming a deposit while the account is closing keeps it open', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const admin = await givenAdmin(app)
  const { order_number, total_price: amount } = await givenMemberOrder(app, member)

  const { closed, answers } = await whileClosing(app, member, () => [
    app.call(confirmDeposit, { params: { order_number }, body: { amount } }, { as: admin }),
  ])

  expect(answers).toMatchObject([{ status: 200 }])
  expect(closed).toMatchObject({ status: 409, refusal: { code: 'OPEN_ORDER' } })
  expect(await statusOf(app, order_number)).toBe('PAYMENT_COMPLETED')
})

test('[WDR-01] a part of the money that comes while the account is closing keeps it open', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const as = await givenAdmin(app)
  const { order_number } = await givenMemberOrder(app, member)
  const { tx, end } = await openTransaction(app.db)
  await sql`lock table receipts in share mode`.execute(tx)

  const body = { amount: 1_000, depositor: '김하나' }
  const paying = app.call(receiveDeposit, { params: { order_number }, body }, { as })
  await untilWaiting(app, 1)
  const closing = app.call(withdraw, {}, { as: member })
  await untilWaiting(app, 2)
  await end('commit')

  expect(await paying).toMatchObject({ status: 200 })
  expect(await closing).toMatchObject({ status: 409, refusal: { code: 'OPEN_ORDER' } })
  expect(await statusOf(app, order_number)).toBe('PAYMENT_PENDING')
})
