import { expect, test } from 'vitest'
import { replyOf } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { bookOf, debtsOf, givenDeposit, owedBackOf } from '#tests/support/given-taken-back.ts'

/** So much of the price came by transfer before the whole of it came to the company's account. */
async function givenPart(amount: number) {
  const given = await givenDeposit()
  await given.sees(amount)
  await given.deposit()
  return given
}

test('[PAY-03] of a deposit that is taken back the part that had come by transfer stays, and only the rest is asked for', async () => {
  const given = await givenPart(30_000)
  const { app, takeBack, pays, now, lastOf } = given

  await takeBack()

  expect(await now()).toMatchObject({ missing_amount: 70_000, payment: { status: 'TAKEN_BACK' } })
  expect(await bookOf(given)).toMatchObject({ asked: 100_000, held: { bank_transfer: 30_000 } })
  const mail = await lastOf('DEPOSIT_TAKEN_BACK')
  expect(mail).toContain('70,000원')
  // The company's account takes nothing but the whole price: the rest is paid on the order's page.
  expect(mail).not.toContain('계좌번호')
  expect(mail).not.toContain('입금해 주세요')
  expect(mail).toContain('주문 페이지에서 다시 결제해 주세요.')
  expect(mail).toContain('결제하러 가기: ')
  await expectBooksToBalance(app)

  expect(await pays()).toMatchObject({ amount: 70_000 })

  expect(await bookOf(given)).toEqual({
    asked: 0,
    kept: 0,
    owed: 0,
    held: { bank_transfer: 30_000, 'toss/card': 70_000 },
  })
  await expectBooksToBalance(app)
})

test('[PAY-03] the part stays also where the rest comes and is taken back a second time', async () => {
  const given = await givenPart(30_000)
  const { app, deposit, takeBack, now } = given
  await takeBack()
  await deposit()

  await takeBack()

  expect(await now()).toMatchObject({ missing_amount: 70_000 })
  expect(await bookOf(given)).toMatchObject({ asked: 100_000, held: { bank_transfer: 30_000 } })
  await expectBooksToBalance(app)
})

test('[PAY-03] of an order that was called off a part that came by transfer pays what is claimed, then what is owed', async () => {
  const given = await givenPart(50_000)
  const { app, nameAccount, part, refuse, transfers, cancel, takeBack, now, claims, thanks } = given
  await nameAccount()
  await refuse()
  await transfers()
  await part(5_000)
  await refuse()
  await transfers()
  await cancel()

  await takeBack()

  // 55,000 had been transferred and 10,000 are kept; 50,000 are here.
  expect(await now()).toMatchObject({ missing_amount: 0, payment: { amount: 15_000 } })
  expect(await debtsOf(given)).toMatchObject([{ amount: 15_000 }])
  expect(await bookOf(given)).toEqual({
    asked: 0,
    kept: -10_000,
    owed: 15_000,
    held: { bank_transfer: -5_000 },
  })
  expect(await claims()).toEqual([])
  expect(await thanks()).toMatchObject([expect.stringContaining('15,000원이 남아')])
  await expectBooksToBalance(app)
})

test('[PAY-03] what such a part is more than what is claimed goes back, and nobody is asked for anything', async () => {
  const given = await givenPart(50_000)
  const { app, pays, deposit, part, refuse, transfers, cancel, takeBack, now, claims } = given
  await takeBack()
  const { provider_order_id: account } = await pays('가상계좌')
  await deposit(account)
  await part(5_000)
  await refuse()
  await transfers()
  await cancel()

  await takeBack(account)

  expect(await now()).toMatchObject({ missing_amount: 0, payment: { amount: 15_000 } })
  expect(await owedBackOf(given)).toMatchObject([{ amount: 35_000, by_hand: true }])
  expect(await bookOf(given)).toEqual({
    asked: 0,
    kept: -10_000,
    owed: 0,
    held: { bank_transfer: 45_000 },
  })
  expect(await claims()).toEqual([])
  await expectBooksToBalance(app)
})

test('[PAY-03] a part that came by transfer goes back where nothing is asked for any more', async () => {
  const given = await givenPart(30_000)
  const { app, cancel, takeBack } = given
  await cancel()

  await takeBack()

  // It goes back in this moment, of which another mail tells.
  expect(await given.lastOf('REFUND_WITHDRAWN')).not.toContain('30,000원')
  expect(await given.lastOf('DEPOSIT_RETURNED')).toContain('30,000원')
  expect(await owedBackOf(given)).toMatchObject([
    { amount: 30_000, by_hand: true, lacks_account: true },
  ])
  expect(await bookOf(given)).toMatchObject({ asked: 0, owed: 0, held: { bank_transfer: 30_000 } })
  await expectBooksToBalance(app)
})

test('[PAY-03] a part that came after a debt was given up is kept up to it', async () => {
  const given = await givenPart(30_000)
  const { app, nameAccount, refuse, transfers, takeBack, writeOff, sees, cancel } = given
  await nameAccount()
  await refuse()
  await transfers()
  await takeBack()
  expect(await debtsOf(given)).toMatchObject([{ amount: 30_000 }])
  replyOf(await writeOff(30_000))
  await sees(20_000)

  await cancel()

  const givenUp = await app.db.selectFrom('written_off_debts').selectAll().execute()
  expect(givenUp).toMatchObject([{ recovered_amount: 30_000 }])
  await expectBooksToBalance(app)
})

test('[PAY-02] an account that the company opened for the rest is told with what it takes', async () => {
  const given = await givenDeposit()
  const { deposit, takeBack, sees, pays, now, lastOf } = given
  await deposit()
  await takeBack()
  await sees(90_000)

  const { provider_order_id: account } = await pays('가상계좌')

  expect((await now()).payment).toMatchObject({ amount: 100_000, deposit: { amount: 10_000 } })
  await deposit(account)
  await takeBack(account)
  // It takes what is asked for again, so the mail names it.
  expect(await lastOf('DEPOSIT_TAKEN_BACK')).toMatch(/10,000원.*계좌번호/s)
})
