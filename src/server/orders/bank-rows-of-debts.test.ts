import { expect, test } from 'vitest'
import { confirmExactBankRows, listBankRows, takeBankRows } from '#contract/bank-rows.ts'
import { replyOf } from '#tests/support/app.ts'
import { expectBooksToBalance } from '#tests/support/books.ts'
import { givenAdmin } from '#tests/support/given.ts'
import {
  bookOf,
  debtsOf,
  givenDebt,
  givenLateDebt,
  givenTwiceTakenBack,
} from '#tests/support/given-taken-back.ts'

type Given = Awaited<ReturnType<typeof givenLateDebt>>

/** The bank’s rows, by so much under the customer’s name each. */
const bankOf = ({ app }: Given) => {
  const as = async () => ({ as: await givenAdmin(app) })
  return {
    async take(...amounts: number[]) {
      const received_at = app.clock.now().toISOString()
      const rows = amounts.map((amount) => ({ amount, depositor: '김 하나', received_at }))
      replyOf(await app.call(takeBankRows, { body: { rows } }, await as()))
    },
    rows: async (state: 'WAITING' | 'DONE') =>
      replyOf(await app.call(listBankRows, { query: { state } }, await as())).items,
    confirm: async (ids: string[]) =>
      replyOf(await app.call(confirmExactBankRows, { body: { ids } }, await as())),
  }
}

test('[PAY-01] a row of the bank that is what a customer owes finds its order, and is confirmed once', async () => {
  const given = await givenDebt()
  const { take, rows, confirm } = bankOf(given)
  await take(60_000, 60_000, 20_000)

  const waiting = await rows('WAITING')

  const order = { order_number: given.order, missing_amount: 60_000, is_debt: true }
  const matches = waiting.map(({ amount, match, candidates }) => ({ amount, match, candidates }))
  expect(matches.toSorted((a, b) => a.amount - b.amount)).toMatchObject([
    { amount: 20_000, match: 'PROBABLE', candidates: [order] },
    { amount: 60_000, match: 'EXACT', candidates: [order] },
    { amount: 60_000, match: 'EXACT', candidates: [order] },
  ])
  const { confirmed, left } = await confirm(waiting.map(({ id }) => id))
  expect([confirmed.length, left.length]).toEqual([1, 2])
  expect(await rows('DONE')).toMatchObject([{ became: 'REPAID', order_number: given.order }])
  expect(await debtsOf(given)).toEqual([])
  for (const { match, candidates } of await rows('WAITING')) {
    expect({ match, candidates }).toEqual({ match: 'NONE', candidates: [] })
  }
  await expectBooksToBalance(given.app)
})

test('[PAY-01] what is owed of a deposit that came too late is found as such, and does not go back', async () => {
  const given = await givenLateDebt()
  const { take, rows, confirm } = bankOf(given)
  await take(100_000)

  const [row] = await rows('WAITING')

  expect(row).toMatchObject({
    match: 'EXACT',
    candidates: [{ status: 'CANCELLED', is_debt: true }],
  })
  expect((await confirm([row!.id])).confirmed).toHaveLength(1)
  expect(await bookOf(given)).toMatchObject({ owed: 0, held: {} })
  await expectBooksToBalance(given.app)
})

test('[PAY-01] what is claimed of a price is proposed before what is owed beside it', async () => {
  const given = await givenTwiceTakenBack()
  expect(await bookOf(given)).toMatchObject({ asked: 40_000, owed: 90_000 })
  const { take, rows, confirm } = bankOf(given)
  await take(40_000)
  const [claimed] = await rows('WAITING')
  expect(claimed).toMatchObject({ match: 'EXACT', candidates: [{ is_debt: false }] })
  await confirm([claimed!.id])

  await take(90_000)

  const [owed] = await rows('WAITING')
  expect(owed).toMatchObject({ match: 'EXACT', candidates: [{ is_debt: true }] })
  await confirm([owed!.id])
  expect(await bookOf(given)).toMatchObject({ asked: 0, owed: 0 })
  await expectBooksToBalance(given.app)
})

test('[PAY-01] what was written off is proposed for no row of the bank', async () => {
  const given = await givenDebt()
  const { take, rows } = bankOf(given)
  await take(60_000)
  replyOf(await given.writeOff(60_000))

  expect(await rows('WAITING')).toMatchObject([{ match: 'NONE', candidates: [] }])
})
