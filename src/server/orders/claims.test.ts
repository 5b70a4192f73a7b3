import { expect, test } from 'vitest'
import { getOrder } from '#contract/orders.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance, heldAt } from '#tests/support/books.ts'
import { givenClaim } from '#tests/support/given-taken-back.ts'
import { openTasks } from '#tests/support/given-toss.ts'
import { sendRefunds } from './send-refunds.ts'

async function givenClaimed() {
  const given = await givenClaim()
  const { app, order } = given
  return { ...given, asked: () => accountOf(app, 'RECEIVABLE', order) }
}

test('[PAY-03] of an order that was called off what was paid out and what the rules kept is claimed, and no more', async () => {
  const { app, order, asked, now } = await givenClaimed()

  expect(await asked()).toBe(40_000)
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
  expect(await now()).toMatchObject({
    missing_amount: 40_000,
    payment: { status: 'TAKEN_BACK', amount: 40_000, refunded_amount: 30_000 },
  })
  await expectBooksToBalance(app)
})

test('[PAY-03] what is claimed is what its customer pays, and no try for what was asked before is gone on with', async () => {
  const { app, order, pays, asked, now } = await givenClaimed()
  const stale = await app.db
    .insertInto('payment_attempts')
    .values({
      order_number: order,
      attempt: 2,
      provider: 'toss',
      provider_order_id: `${order}_2`,
      amount: 100_000,
      status: 'OPEN',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  expect(await pays()).toMatchObject({ amount: 40_000, provider_order_id: `${order}_3` })

  expect(await asked()).toBe(0)
  expect((await now()).payment).toMatchObject({ status: 'PARTIALLY_REFUNDED', amount: 40_000 })
  expect(await heldAt(app, order)).toEqual({ 'toss/card': 40_000, bank_transfer: -30_000 })
  const before = app.db.selectFrom('payment_attempts').select(['status', 'failure_code'])
  expect(await before.where('id', '=', stale.id).executeTakeFirst()).toEqual({
    status: 'FAILED',
    failure_code: 'AMOUNT_MISMATCH',
  })
  await expectBooksToBalance(app)
})

test('[PAY-03] the whole deposit that comes again pays what is claimed, and the rest is owed back', async () => {
  const { app, order, deposit, asked } = await givenClaimed()

  await deposit()

  expect(await asked()).toBe(0)
  expect(await heldAt(app, order)).toEqual({
    'toss/virtual_account': 100_000,
    bank_transfer: -30_000,
  })
  expect(await accountOf(app, 'REFUNDS_PAYABLE', order)).toBe(-60_000)
  await expectBooksToBalance(app)
})

test('[PAY-03] what had been transferred before it was withdrawn is claimed, too', async () => {
  const { app, order, asked, saysItWasSent } = await givenClaimed()

  await saysItWasSent()

  expect(await asked()).toBe(100_000)
  expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
  expect(await heldAt(app, order)).toEqual({ bank_transfer: -90_000 })
  await expectBooksToBalance(app)
})

test('[PAY-03] its customer is told of a claim once, in their language, with where to pay it', async () => {
  const { app, order, claims, look, saysItWasSent } = await givenClaimed()
  const [claim, ...others] = await claims()
  expect(others).toEqual([])
  for (const words of ['다시 보내 주세요', '40,000원', `guest-order/${order}?token=`]) {
    expect(claim).toContain(words)
  }
  // The company's account takes nothing but the whole price.
  expect(claim).not.toContain('계좌번호')
  await look()
  expect(await claims()).toHaveLength(1)

  await app.db.updateTable('orders').set({ language: 'vi' }).execute()
  await saysItWasSent()

  const [, more, ...none] = await claims()
  expect(more).toContain('Bạn vui lòng thanh toán lại 100.000')
  expect(none).toEqual([])
})

test('[PAY-03] the mail with an account that was opened for a claim asks for no more than that', async () => {
  const { app, pays } = await givenClaimed()

  await pays('가상계좌')

  const mails = app.db.selectFrom('messages').select('text').where('kind', '=', 'ORDER_PLACED')
  const { text } = await mails.orderBy('created_at', 'desc').executeTakeFirstOrThrow()
  expect(text).toContain('40,000원')
  expect(text).not.toContain('100,000원')
})

test('[PAY-03] of what was paid partly by card and partly by transfer the card’s part goes back by itself, and the studio transfers the rest', async () => {
  const given = await givenClaimed()
  const { app, order, look, sees, pays, callOff, nameAccount, transfers, now } = given
  await sees(35_000)
  expect(await pays()).toMatchObject({ amount: 5_000 })
  replyOf(await callOff(2_000))
  expect(await sendRefunds(app.deps)).toBe(1)
  expect(await heldAt(app, order)).toEqual({ 'toss/card': 3_000, bank_transfer: 5_000 })

  // As much as is left of the claim, of which less is on the card.
  replyOf(await callOff(7_000))
  expect(await sendRefunds(app.deps)).toBe(1)

  const owed = (await now()).refunds.filter(({ status }) => status === 'APPROVED')
  expect(owed).toMatchObject([{ amount: 4_000, by_hand: true, lacks_account: true, failure: null }])
  expect(await heldAt(app, order)).toEqual({ bank_transfer: 5_000 })
  expect(await sendRefunds(app.deps)).toBe(0)
  const [asked, ...askedAgain] = await given.accountsAsked()
  expect(asked).toContain('4,000원')
  expect(asked).toMatch(new RegExp(`계좌 알려 주기: http.*${order}`))
  expect(askedAgain).toEqual([])
  const query = { guest_token: given.proof.guest_token }
  const shown = replyOf(await app.call(getOrder, { params: { order_number: order }, query }))
  expect(shown.refund_account).toEqual({ amount: 4_000, bank: null, ending: null })
  await nameAccount()
  expect(await transfers()).toMatchObject({ refund_amount: 4_000 })
  expect(await heldAt(app, order)).toEqual({ bank_transfer: 1_000 })
  const before = await openTasks(app)
  await look()
  expect(await openTasks(app)).toEqual(before)
  expect(before.filter((task) => /BOOKS|ELSEWHERE|FOUND|UNKNOWN/.test(task))).toEqual([])
  await expectBooksToBalance(app)
})
