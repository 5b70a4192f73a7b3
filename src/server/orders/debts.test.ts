import { expect, test } from 'vitest'
import { openPaymentAttempt } from '#contract/paying.ts'
import { watchAttempts } from '#server/payments/index.ts'
import { replyOf } from '#tests/support/app.ts'
import { accountOf, expectBooksToBalance } from '#tests/support/books.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import {
  bookOf,
  debtsOf,
  givenClaim,
  givenDebt,
  givenDeposit,
  givenLateDebt,
  givenTwiceTakenBack,
} from '#tests/support/given-taken-back.ts'
import { attemptsOf, openTasks } from '#tests/support/given-toss.ts'
import { payingOrders } from './paying-orders.ts'

type Given = Awaited<ReturnType<typeof givenDeposit>>

const owedBack = ({ app, order }: Given) => accountOf(app, 'REFUNDS_PAYABLE', order)

test('[PAY-03] what had been transferred and is asked for by no payment any more is booked, and its customer owes it', async () => {
  const given = await givenDebt()

  expect(await bookOf(given)).toEqual({
    asked: 0,
    kept: -10_000,
    owed: 60_000,
    held: { 'toss/card': 40_000, bank_transfer: -90_000 },
  })
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 60_000 }])
  expect((await given.now()).payment).toMatchObject({ amount: 40_000, refunded_amount: 30_000 })
  const [, claim, ...others] = await given.claims()
  expect(claim).toContain('60,000원')
  expect(claim).toContain('계좌번호')
  expect(others).toEqual([])
  await expectBooksToBalance(given.app)
})

test('[PAY-03] what its customer owes is taken when it comes, in parts too, and what is more is owed back', async () => {
  const given = await givenDebt()

  expect(await given.sees(20_000)).toMatchObject({ became: 'REPAID', refund_amount: 0 })
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 40_000 }])
  expect(await given.sees(50_000)).toMatchObject({ became: 'TWICE', refund_amount: 10_000 })

  expect(await debtsOf(given)).toEqual([])
  expect(await bookOf(given)).toMatchObject({ owed: 0, held: { bank_transfer: -20_000 } })
  expect(await owedBack(given)).toBe(-10_000)
  await expectBooksToBalance(given.app)
})

test('[PAY-03] of a deposit that is taken back twice each refund that was withdrawn is a task of its own', async () => {
  const given = await givenTwiceTakenBack()

  // 120,000 won went out of money that is gone, and 10,000 are kept by the rules.
  expect(await bookOf(given)).toEqual({
    asked: 40_000,
    kept: -10_000,
    owed: 90_000,
    held: { bank_transfer: -120_000 },
  })
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 90_000 }])
  await expectBooksToBalance(given.app)
})

test('[PAY-03] a part that had been transferred is owed where all that came anew was agreed to go back meanwhile', async () => {
  const given = await givenDeposit()
  const { deposit, part, refuse, takeBack, cancel, saysItWasSent } = given
  await deposit()
  await part(30_000)
  await refuse()
  await takeBack()
  await deposit()
  await cancel()

  await saysItWasSent(30_000)

  expect(await bookOf(given)).toMatchObject({ asked: 0, kept: -10_000, owed: 30_000 })
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 30_000 }])
  await expectBooksToBalance(given.app)
})

test('[PAY-03] what came beside a claim is not given back once its bank has taken all of it back', async () => {
  const given = await givenClaim()
  await given.deposit()
  expect(await owedBack(given)).toBe(-60_000)

  await given.takeBack()

  expect(await owedBack(given)).toBe(0)
  expect(await bookOf(given)).toMatchObject({
    asked: 40_000,
    owed: 0,
    held: { bank_transfer: -30_000 },
  })
  await expectBooksToBalance(given.app)
})

test('[PAY-03] a late deposit that comes again pays back what had been transferred of it, and goes back no second time', async () => {
  const given = await givenLateDebt()
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 100_000 }])
  const [claim, ...others] = await given.claims()
  expect(claim).toMatch(/100,000원.*계좌번호/s)
  expect(others).toEqual([])

  await given.deposit()

  expect(await debtsOf(given)).toEqual([])
  expect(await owedBack(given)).toBe(0)
  expect(await bookOf(given)).toMatchObject({
    owed: 0,
    held: { 'toss/virtual_account': 100_000, bank_transfer: -100_000 },
  })
  await given.takeBack()
  expect(await debtsOf(given)).toEqual([{ order: given.order, amount: 100_000 }])
  expect(await given.claims()).toHaveLength(2)
  await expectBooksToBalance(given.app)
})

test('[PAY-03] what was agreed to before more was claimed pays nothing, and keeps nobody from paying', async () => {
  const given = await givenDeposit()
  const { app, order, proof } = given
  await given.deposit()
  await given.part(30_000)
  await given.refuse()
  await given.transfers()
  await given.cancel()
  await given.refuse()
  await given.takeBack()
  const open = replyOf(await app.call(openPaymentAttempt, { body: proof }))
  app.toss.book.authorise({ orderId: open.provider_order_id, amount: open.amount })
  await given.saysItWasSent(60_000)
  // The browser never came back to say so: the watch takes what was agreed to.
  app.clock.advance(4 * 60_000)
  await watchAttempts(app.deps, payingOrders(app.deps))

  expect(await openTasks(app)).toContain(`AMOUNT_DIFFERS ${order}`)
  expect(await given.pays()).toMatchObject({ amount: 100_000 })

  expect(await bookOf(given)).toMatchObject({ asked: 0, owed: 0 })
  expect((await given.now()).payment).toMatchObject({ amount: 100_000, refunded_amount: 90_000 })
  await expectBooksToBalance(app)
})

test.each([
  ['agreed to', false],
  ['opened', true],
])(
  '[PAY-03] an account that was %s before more was claimed is ended, and keeps nobody from paying',
  async (_what, isOpened) => {
    const given = await givenClaim()
    const { app, order, proof } = given
    const watch = async (minutes: number) => {
      app.clock.advance(minutes * MINUTE_MS)
      await watchAttempts(app.deps, payingOrders(app.deps))
    }
    const { provider_order_id: orderId, amount } = replyOf(
      await app.call(openPaymentAttempt, { body: proof }),
    )
    app.toss.book.authorise({ orderId, amount, method: '가상계좌' })
    if (isOpened) await watch(4)
    await given.saysItWasSent(60_000)

    await watch(isOpened ? 31 : 4)
    await watch(4)

    const ended = (await attemptsOf(app, order)).find((it) => it.provider_order_id === orderId)
    expect(ended).toMatchObject({ amount: 40_000, status: 'FAILED', failure_code: 'LEFT' })
    expect(await given.pays()).toMatchObject({ amount: 100_000 })
    await expectBooksToBalance(app)
  },
)

test('[PAY-03] what has come in part of a claim is not asked for online again', async () => {
  const given = await givenClaim()
  await given.sees(15_000)

  const { amount, again } = await given.pays()

  expect(amount).toBe(25_000)
  expect(again).toMatchObject({ state: 'PAID' })
  expect(await bookOf(given)).toMatchObject({
    asked: 0,
    owed: 0,
    held: { 'toss/card': 25_000, bank_transfer: -15_000 },
  })
  await expectBooksToBalance(given.app)
})

test.each([
  ['goes back where nothing is asked for', 0, 60_000, { asked: 0, owedBack: -60_000, owed: 0 }],
  [
    'stays a part of what is claimed',
    30_000,
    15_000,
    { asked: 40_000, owedBack: 0, owed: -15_000 },
  ],
  ['pays what is claimed', 30_000, 40_000, { asked: 0, owedBack: 0, owed: 0 }],
  [
    'pays what is claimed, and only what is more goes back',
    30_000,
    45_000,
    { asked: 0, owedBack: -5_000, owed: 0 },
  ],
] as const)(
  '[PAY-03] what came anew in part for an order that is called off %s',
  async (_what, sent, came, { asked, owedBack: back, owed }) => {
    const given = await givenDeposit()
    await given.deposit()
    if (sent > 0) {
      await given.part(sent)
      await given.refuse()
      await given.transfers()
    }
    await given.takeBack()
    await given.sees(came)

    replyOf(await given.callOff())

    expect(await bookOf(given)).toMatchObject({ asked, owed })
    expect(await owedBack(given)).toBe(back)
    expect(await given.claims()).toHaveLength(asked > 0 ? 1 : 0)
    await expectBooksToBalance(given.app)
  },
)
