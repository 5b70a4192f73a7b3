import { balanceOf, type Charge, type OrderAccount } from './order-account.ts'
import { atMost, type Won, won } from './won.ts'

/**
 * What calling an order off adds to its account: everything that was charged is taken off, and at most
 * `fee` of it is kept.
 */
export function cancellationCharges(account: OrderAccount, fee: Won): readonly Charge[] {
  const { charged } = balanceOf(account)
  const kept = won(Math.max(0, atMost(charged, fee)))
  return [
    { kind: 'CANCELLATION', amount: won(-charged) },
    { kind: 'FEE_KEPT', amount: kept },
  ].filter(({ amount }) => amount !== 0) as Charge[]
}

/**
 * How much of the price that was paid by transfer a cash receipt stands for; 0 while anything is due. A
 * provider tells the tax office of its own receipts.
 */
export function cashReceiptAmount(account: OrderAccount): Won {
  const { here, charged, due } = balanceOf(account)
  if (due > 0) return won(0)
  const transfers = account.receipts.filter((it) => it.source === 'BANK' && !it.isReversed)
  const net = transfers.reduce((sum, { id, amount }) => {
    const back = account.refunds.filter((it) => it.receiptId === id && it.status !== 'VOID')
    return sum + amount - back.reduce((all, refund) => all + refund.amount, 0)
  }, 0)
  return won(Math.max(0, Math.min(here, charged, net)))
}
