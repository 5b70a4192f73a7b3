import { balanceOf, type Charge, type OrderAccount } from './order-account.ts'
import { atMost, type Won, won } from './won.ts'

/**
 * Returns the charges that cancel an order: everything charged so far is removed, except for at
 * most `fee`.
 */
export function cancellationCharges(account: OrderAccount, fee: Won): readonly Charge[] {
  const { charged } = balanceOf(account)
  const retained = won(Math.max(0, atMost(charged, fee)))
  const charges: readonly Charge[] = [
    { kind: 'CANCELLATION', amount: won(-charged) },
    { kind: 'FEE_KEPT', amount: retained },
  ]
  return charges.filter(({ amount }) => amount !== 0)
}

/**
 * Returns the part of the price paid by bank transfer for which a cash receipt is issued; 0 while
 * anything is due. Payments through a provider do not count: the provider issues their receipts.
 */
export function cashReceiptAmount(account: OrderAccount): Won {
  const { netReceived, charged, due } = balanceOf(account)
  if (due > 0) return won(0)
  const transfers = account.receipts.filter((it) => it.source === 'BANK' && !it.isReversed)
  const net = transfers.reduce((sum, { id, amount }) => {
    const back = account.refunds.filter((it) => it.receiptId === id && it.status !== 'VOID')
    return sum + amount - back.reduce((all, refund) => all + refund.amount, 0)
  }, 0)
  return won(Math.max(0, Math.min(netReceived, charged, net)))
}
