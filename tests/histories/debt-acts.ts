import { writeOffDebt } from '#contract/admin-orders.ts'
import { confirmBankRow, confirmExactBankRows, takeBankRows } from '#contract/bank-rows.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import type { Act } from './acts.ts'
import { troubledActs } from './troubled-acts.ts'
import type { World } from './world.ts'

const giveUp: Act = async ({ app, people }) => {
  for (const { order_number, amount } of await debtsIn(app)) {
    const body = { amount, reason: '연락이 닿지 않아요' }
    await app.call(writeOffDebt, { params: { order_number }, body }, { as: people.admin })
  }
  return undefined
}

/** Of this much, or of what is owed; confirmed by themselves, or for this order whatever they are. */
const findRows: Act = async ({ app, people }, { number }, { amount, nth }) => {
  const as = { as: people.admin }
  const debt = (await debtsIn(app)).find((it) => it.order_number === number)
  const came = nth % 3 === 0 ? amount : (debt?.amount ?? amount)
  const received_at = app.clock.now().toISOString()
  const rows = [{ amount: came, depositor: '김하나', received_at }]
  await app.call(takeBankRows, { body: { rows } }, as)
  const open = app.db.selectFrom('bank_rows').select('id').where('state', '=', 'OPEN')
  const ids = (await open.execute()).map(({ id }) => id)
  if (ids.length === 0) return undefined
  await app.call(confirmExactBankRows, { body: { ids } }, as)
  if (nth % 2) return undefined
  const body = { order_number: number }
  return app.call(confirmBankRow, { params: { id: ids[0]! }, body }, as)
}

/** What customers owe is given up, or brought back to the studio’s own account. */
export const debtActs = {
  'writes off what customers owe': giveUp,
  'finds rows of the bank, of what customers owe or owed': findRows,
  /** Chance alone seldom brings it about. */
  'owes, is given some of it up, and brings it back': async (world, buying, chance) => {
    const before = 'transfers of a deposit, calls off, and its bank takes the deposit back'
    const { nth } = chance
    await troubledActs[before](world, buying, { ...chance, nth: 1 })
    if (nth % 2) await giveUp(world, buying, chance)
    world.clock.advance(MINUTE_MS)
    await findRows(world, buying, { ...chance, nth: nth >> 1 })
    world.clock.advance(MINUTE_MS)
    if (nth % 5 === 0) await giveUp(world, buying, chance)
    return findRows(world, buying, { ...chance, nth: nth >> 2 })
  },
} as const satisfies Record<string, Act>

const debtsIn = ({ db }: World['app']) => db.selectFrom('customer_debts').selectAll().execute()
