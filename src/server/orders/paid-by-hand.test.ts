import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountOf, expectBooksToBalance, heldAt } from '#tests/support/books.ts'
import { givenDeposit } from '#tests/support/given-taken-back.ts'
import { openTasks } from '#tests/support/given-toss.ts'

test('[PAY-03] a refund that was transferred just before its deposit was taken back is booked, and claimed with what was kept', async () => {
  const { app, order, deposit, cancel, refuse, takeBack, saysItWasSent, now } = await givenDeposit()
  await deposit()
  await cancel()
  await refuse()
  await takeBack()
  expect(await openTasks(app)).toEqual([`REFUND_WITHDRAWN ${order}`, `DEPOSIT_TAKEN_BACK ${order}`])
  expect(await accountOf(app, 'RECEIVABLE', order)).toBe(0)

  const presses = await saysItWasSent()

  expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await heldAt(app, order)).toEqual({ bank_transfer: -90_000 })
  expect(await accountOf(app, 'RECEIVABLE', order)).toBe(100_000)
  const { payment, refunds, waiting_for } = await now()
  expect(payment.status).toBe('TAKEN_BACK')
  expect(refunds).toMatchObject([{ status: 'PAID_OUT', amount: 90_000, by_hand: false }])
  expect(waiting_for).toBe('MONEY')
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  await expectBooksToBalance(app)
})

test('[PAY-03] the same of a part, whose order goes on and is paid for anew', async () => {
  const { app, order, deposit, part, refuse, takeBack, saysItWasSent, now } = await givenDeposit()
  await deposit()
  await part(30_000)
  await refuse()
  await takeBack()
  await deposit()

  await saysItWasSent()

  expect(await heldAt(app, order)).toEqual({
    'toss/virtual_account': 100_000,
    bank_transfer: -30_000,
  })
  expect((await now()).payment).toMatchObject({
    status: 'PARTIALLY_REFUNDED',
    refunded_amount: 30_000,
  })
  await expectBooksToBalance(app)
})

test.each(['in time', 'only once it is called off'] as const)(
  '[PAY-03] an order is called off, whose deposit was taken back after a part had been transferred, which is booked %s: nothing is here, and that part is claimed with what the rules keep',
  async (when) => {
    const { app, order, deposit, part, refuse, takeBack, saysItWasSent, callOff, now } =
      await givenDeposit()
    await deposit()
    await part(30_000)
    await refuse()
    await takeBack()
    if (when === 'in time') await saysItWasSent()

    await callOff()
    if (when === 'only once it is called off') await saysItWasSent()

    expect((await now()).payment).toMatchObject({ status: 'TAKEN_BACK', refunded_amount: 30_000 })
    expect(await heldAt(app, order)).toEqual({ bank_transfer: -30_000 })
    expect(await accountOf(app, 'RECEIVABLE', order)).toBe(40_000)
    expect(await accountOf(app, 'REFUND_DEDUCTIONS', order)).toBe(-10_000)
    await expectBooksToBalance(app)
    // Nothing that is not here is given back.
    expect(await callOff(1)).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } })
  },
)

test('[PAY-03] the same of a deposit that came after its order’s end: its customer owes it', async () => {
  const { app, order, deposit, cancel, nameAccount, refuse, takeBack, saysItWasSent } =
    await givenDeposit()
  await cancel()
  await deposit()
  await nameAccount()
  await refuse()
  await takeBack()

  await saysItWasSent()

  expect(await heldAt(app, order)).toEqual({ bank_transfer: -100_000 })
  expect(await accountOf(app, 'CUSTOMER_CREDIT', order)).toBe(100_000)
  await expectBooksToBalance(app)
})

test('[PAY-03] a refund that is withdrawn before anybody could transfer it is no task', async () => {
  const { app, order, deposit, cancel, takeBack } = await givenDeposit()
  await deposit()
  await cancel()

  await takeBack()

  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
})

test('[PAY-03] what had been transferred is booked with the end of its task or not at all, so that a crash between them leaves nothing open', async () => {
  const { app, order, deposit, cancel, refuse, takeBack, saysItWasSent } = await givenDeposit()
  await deposit()
  await cancel()
  await refuse()
  await takeBack()
  await sql`create function breaks() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`.execute(app.db)
  await sql`create trigger breaks before update of closed_at on payment_tasks for each row
    when (old.kind = 'REFUND_WITHDRAWN') execute function breaks()`.execute(app.db)
  expect((await saysItWasSent()).map(({ status }) => status)).toEqual([500, 500])
  expect(await heldAt(app, order)).toEqual({})

  await sql`drop trigger breaks on payment_tasks`.execute(app.db)
  const presses = await saysItWasSent()

  expect(presses.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await openTasks(app)).toEqual([`DEPOSIT_TAKEN_BACK ${order}`])
  expect(await heldAt(app, order)).toEqual({ bank_transfer: -90_000 })
  await expectBooksToBalance(app)
})
