import { expect } from 'vitest'
import {
  balanceOf,
  nextDecisions,
  type OrderAccount,
  type Refund,
} from '#domain/money/order-account.ts'
import { cashReceiptAmount } from '#domain/money/order-charges.ts'

/** Checks invariants that hold after every step. `cash`: money received minus money sent, in won. */
export function expectInvariants(account: OrderAccount, cash: number) {
  const { charged, netReceived, due, credit, promised, unconfirmed } = balanceOf(account)
  const sumIn = (refunds: readonly Refund[]) => refunds.reduce((sum, it) => sum + it.amount, 0)
  expect(netReceived, 'the account holds what the bank has').toBe(cash)
  expect(netReceived, 'received = charged − due + credit').toBe(charged - due + credit)
  expect([due, credit], 'never both').toContain(0)

  const onTheWay = sumIn(account.refunds.filter(({ status }) => status === 'SENDING'))
  expect(promised, 'no more is promised than is owed').toBeLessThanOrEqual(credit + onTheWay)
  expect(promised + unconfirmed, 'no credit is forgotten').toBeGreaterThanOrEqual(credit)
  for (const { id, amount, isReversed } of account.receipts) {
    const ofIt = account.refunds.filter((it) => it.receiptId === id && it.status !== 'VOID')
    expect(sumIn(ofIt), 'back of one receipt').toBeLessThanOrEqual(amount)
    const open = ofIt.filter(({ status }) => status === 'AGREED' || status === 'FAILED')
    if (isReversed) expect(open, 'promised of a reversed receipt').toEqual([])
  }
  expect(nextDecisions(account), 'decides nothing a second time').toEqual([])
  expect(cashReceiptAmount(account)).toBeGreaterThanOrEqual(0)
  expect(cashReceiptAmount(account)).toBeLessThanOrEqual(Math.max(0, charged))
}
