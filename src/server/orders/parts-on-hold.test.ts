import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import type { PaymentTaskKind } from '#domain/payments/task-resolutions.ts'
import type { TestApp } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { bookOf, debtsOf, givenDeposit, owedBackOf } from '#tests/support/given-taken-back.ts'
import { untilWaiting } from '#tests/support/open-transaction.ts'

/** 90,000 won came by transfer, and 10,000 to an account of the company. */
async function givenTwoWays() {
  const given = await givenDeposit()
  const { deposit, takeBack, sees, pays } = given
  await deposit()
  await takeBack()
  await sees(90_000)
  const { provider_order_id: account } = await pays('가상계좌')
  await deposit(account)
  return { ...given, account }
}

/**
 * The bank takes the company's back after the order was called off, and the studio was to transfer what
 * goes back: 10,000 are kept.
 */
async function givenPartOnHold({ sentBefore }: { readonly sentBefore: number }) {
  const given = await givenTwoWays()
  const { account, part, refuse, transfers, cancel, takeBack } = given
  if (sentBefore > 0) {
    await part(sentBefore)
    await refuse()
    await transfers()
  }
  await cancel()
  await refuse()
  await takeBack(account)
  return given
}

test('[PAY-03] a part that came by transfer does not go back while the studio may have transferred a refund that was withdrawn, which it then pays', async () => {
  const given = await givenPartOnHold({ sentBefore: 10_000 })
  const { app, now, withdrawn, saysItWasSent, claims, thanks } = given
  expect(await given.withdrawals()).toMatchObject([expect.stringContaining('90,000원은 저희가')])
  const asked = (await withdrawn()).map(({ amount }) => amount!)
  expect(asked.toSorted((a, b) => a - b)).toEqual([10_000, 70_000])
  expect(await now()).toMatchObject({ missing_amount: 0, payment: { amount: 20_000 } })
  expect(await owedBackOf(given)).toEqual([])
  await expectBooksToBalance(app)

  await saysItWasSent(70_000)
  await saysItWasSent(10_000)

  // 90,000 had come, and 90,000 were transferred; 10,000 are kept.
  expect(await owedBackOf(given)).toEqual([])
  expect(await debtsOf(given)).toMatchObject([{ amount: 10_000 }])
  expect(await bookOf(given)).toEqual({
    asked: 0,
    kept: -10_000,
    owed: 10_000,
    held: {},
  })
  const [mail, ...others] = await thanks()
  expect(mail).toContain('70,000원은 돌려드리지 않고')
  expect(others).toEqual([])
  expect(await claims()).toMatchObject([expect.stringContaining('10,000원')])
  await expectBooksToBalance(app)
})

test('[PAY-03] the part goes back once the studio says of each refund that it had not left', async () => {
  const given = await givenPartOnHold({ sentBefore: 10_000 })
  const { app, saysItWasNotSent, thanks } = given

  await saysItWasNotSent(70_000)
  expect(await owedBackOf(given)).toEqual([])
  await saysItWasNotSent(10_000)

  expect(await owedBackOf(given)).toMatchObject([{ amount: 70_000, by_hand: true }])
  expect(await debtsOf(given)).toEqual([])
  expect(await thanks()).toEqual([])
  expect(await bookOf(given)).toMatchObject({ asked: 0, kept: -10_000, owed: 0 })
  await expectBooksToBalance(app)
})

test('[PAY-03] it pays what is claimed, then what is owed, since the studio says that it had transferred', async () => {
  const given = await givenPartOnHold({ sentBefore: 0 })
  const { app, now, saysItWasSent, claims, lastOf } = given
  expect(await now()).toMatchObject({ missing_amount: 0, payment: { status: 'CANCELLED' } })
  expect(await owedBackOf(given)).toEqual([])

  await saysItWasSent(80_000)
  expect(await bookOf(given)).toMatchObject({ asked: 0, kept: -10_000, owed: 0 })
  expect(await lastOf('CLAIM_SET_OFF')).toContain('90,000원은 돌려드리지 않아요')
  await saysItWasSent(10_000)

  expect(await owedBackOf(given)).toEqual([])
  expect(await debtsOf(given)).toMatchObject([{ amount: 10_000 }])
  expect(await bookOf(given)).toEqual({ asked: 0, kept: -10_000, owed: 10_000, held: {} })
  expect(await claims()).toMatchObject([expect.stringContaining('10,000원')])
  await expectBooksToBalance(app)
})

test('[PAY-03] what is on hold waits for the word about its own order, and goes back with no other', async () => {
  const given = await givenPartOnHold({ sentBefore: 10_000 })
  const { app, order } = given
  const { order_number: other } = await givenGuestOrder(app)
  const { db } = app
  await db
    .insertInto('extra_deposits')
    .values({ ...(await heldOf(app, order)), order_number: other })
    .execute()
  await db
    .insertInto('payment_tasks')
    .values({ ...aTask(other, 'REFUND_WITHDRAWN', ['11111111-1111-4111-8111-111111111111']) })
    .execute()
  await db
    .insertInto('payment_tasks')
    .values(aTask(order, 'REFUND_FOUND', []))
    .execute()

  await given.saysItWasNotSent(70_000)
  await given.saysItWasNotSent(10_000)

  expect(await owedBackOf(given)).toMatchObject([{ amount: 70_000 }])
  expect(await heldOf(app, other)).toMatchObject({ amount: 70_000 })
})

/** What is on hold of an order, without what names it. */
async function heldOf({ db }: TestApp, order: string) {
  const { id: _id, ...held } = await db
    .selectFrom('extra_deposits')
    .selectAll()
    .where('order_number', '=', order)
    .where('kind', '=', 'ON_HOLD')
    .executeTakeFirstOrThrow()
  return held
}

const aTask = (order: string, kind: PaymentTaskKind, refunds: readonly string[]) => ({
  kind,
  subject: order,
  order_number: order,
  detail: JSON.stringify({ refunds }),
  opened_at: new Date(),
})

test('[PAY-03] of two answers that contradict one another the second is refused', async () => {
  const given = await givenPartOnHold({ sentBefore: 0 })
  const { app, owner, order, withdrawn, now } = given
  await given.saysItWasNotSent(10_000)
  const [task] = await withdrawn()
  const answer = (resolution: 'PAID_BY_HAND' | 'NOT_PAID_BY_HAND') =>
    owner.resolve(task!.id, { resolution })
  const tx = await app.db.startTransaction().execute()
  await tx.selectFrom('orders').select('id').where('number', '=', order).forUpdate().execute()
  const no = answer('NOT_PAID_BY_HAND')
  await untilWaiting(app, 1)
  const yes = answer('PAID_BY_HAND')
  await untilWaiting(app, 2)
  await tx.commit().execute()

  const statuses = (await Promise.all([no, yes])).map(({ status }) => status)

  expect(statuses.toSorted()).toEqual([200, 409])
  const wasSent = statuses[1] === 200
  expect(await now()).toMatchObject({ missing_amount: 0 })
  expect(await owedBackOf(given)).toHaveLength(wasSent ? 0 : 1)
  await expectBooksToBalance(app)
})

test('[WDR-01] [PAY-03] a member whose part is on hold does not leave before it has gone back', async () => {
  const { app, order } = await givenPartOnHold({ sentBefore: 0 })
  const member = await givenMember(app)
  await app.db
    .updateTable('orders')
    .set({ member_id: member.id })
    .where('number', '=', order)
    .execute()

  expect(await app.call(withdraw, {}, { as: member })).toMatchObject({
    refusal: { code: 'OPEN_ORDER' },
  })
})
