import {
  balanceOf,
  type Charge,
  type MoneySource,
  nextDecisions,
  type OrderAccount,
  type Refund,
  type RefundStatus,
} from '#domain/money/order-account.ts'
import { cancellationCharges } from '#domain/money/order-charges.ts'
import { won } from '#domain/money/won.ts'

/** More rounds than any account needs to settle. */
const MOST_ROUNDS = 20

/** Simulates an order's account in memory; settles after each event, like the server. */
export function accountSimulator(price: number) {
  const charges: Charge[] = [{ kind: 'PRICE', amount: won(price) }]
  let receipts: OrderAccount['receipts'] = []
  let refunds: readonly Refund[] = []
  let ids = 0
  const account = (): OrderAccount => ({ charges, receipts, refunds })

  function settleNow() {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const decisions = nextDecisions(account())
      if (decisions.length === 0) return
      const isAgreed = decisions.some(({ kind }) => kind === 'AGREE')
      for (const decision of decisions) {
        if (decision.kind === 'RECOVER') {
          charges.push({ kind: 'RECOVERY', amount: decision.amount })
        } else if (decision.kind === 'AGREE') {
          const { receiptId, paidBy, amount } = decision
          refunds = [...refunds, { id: `r${ids++}`, receiptId, paidBy, amount, status: 'AGREED' }]
        } else {
          set(decision.refundId, decision.kind === 'VOID' ? 'VOID' : 'UNCONFIRMED')
        }
      }
      const { credit, promised, unconfirmed } = balanceOf(account())
      if (isAgreed && promised + unconfirmed > credit) throw new Error('promised twice')
    }
    throw new Error(`does not settle: ${JSON.stringify(account())}`)
  }

  const set = (id: string, status: RefundStatus) => {
    refunds = refunds.map((it) => (it.id === id ? { ...it, status } : it))
  }
  const charge = (kind: Charge['kind'], amount: number) => {
    if (amount !== 0) charges.push({ kind, amount: won(amount) })
  }

  return {
    account,
    balance: () => balanceOf(account()),
    /** Returns the receipt's ID. */
    receive(amount: number, source: MoneySource = 'BANK'): string {
      const id = `m${ids++}`
      receipts = [...receipts, { id, source, amount: won(amount), isReversed: false }]
      settleNow()
      return id
    },
    reverse(id: string) {
      receipts = receipts.map((it) => (it.id === id ? { ...it, isReversed: true } : it))
      settleNow()
    },
    cancel(fee: number) {
      charges.push(...cancellationCharges(account(), won(fee)))
      settleNow()
    },
    allow(amount: number) {
      charge('ALLOWANCE', -amount)
      settleNow()
    },
    writeOff() {
      charge('WRITE_OFF', -balanceOf(account()).due)
      settleNow()
    },
    /** Sets a refund's status. */
    refund(id: string, status: RefundStatus) {
      set(id, status)
      settleNow()
    },
    /** Replaces a refund that the provider refused by a bank transfer. */
    transferFailedRefund(id: string) {
      const failed = refunds.find((it) => it.id === id)!
      set(id, 'VOID')
      refunds = [...refunds, { ...failed, id: `r${ids++}`, paidBy: 'BANK', status: 'AGREED' }]
      settleNow()
    },
    /** Records a refund that somebody made in the provider's admin. */
    refundedElsewhere(receiptId: string, amount: number) {
      const gone = { id: `r${ids++}`, receiptId, amount: won(amount) }
      refunds = [...refunds, { ...gone, paidBy: 'PROVIDER', status: 'SENT' }]
      settleNow()
    },
    withStatus: (status: RefundStatus) => refunds.filter((it) => it.status === status),
  }
}

export type AccountSimulator = ReturnType<typeof accountSimulator>
