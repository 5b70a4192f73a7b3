import { balanceOf, type Decision, nextDecisions } from '#domain/money/order-account.ts'
import { sumOf, type Won } from '#domain/money/won.ts'
import type { Db } from '#server/platform/database.ts'
import { addCharge } from './add-charge.ts'
import { emitTask } from './emit-task.ts'
import type { MoneyEvents } from './money-events.ts'
import {
  accountOf,
  insertRefund,
  type ReceiptRow,
  refundsOfReceipt,
  storeAmountDue,
  toAccount,
  updateRefund,
} from './store.ts'

/** Upper bound of rounds; an account that does not settle is a bug, and no money moves. */
const MOST_ROUNDS = 20

/**
 * Applies the decisions that follow from the order's account, emits agreed refunds, and stores the
 * amount due. Runs after every fact, under the account's lock. Idempotent.
 */
export async function settleAccount(
  tx: Db,
  events: MoneyEvents,
  orderNumber: string,
  at: Date,
): Promise<void> {
  const agreed: Won[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const account = await accountOf(tx, orderNumber)
    const decisions = nextDecisions(account)
    if (decisions.length === 0) {
      await storeAmountDue(tx, orderNumber, balanceOf(account).due)
      if (agreed.length > 0) await events.refundAgreed(tx, orderNumber, sumOf(agreed), at)
      return
    }
    for (const decision of decisions) {
      if (decision.kind === 'RECOVER') {
        await addCharge(tx, { orderNumber, kind: 'RECOVERY', amount: decision.amount, at })
      } else await applyToRefunds(tx, decision, at)
      if (decision.kind === 'AGREE') agreed.push(decision.amount)
    }
  }
  throw new Error(`the account of ${orderNumber} does not settle`)
}

/**
 * Applies the decisions for the refunds of a reversed receipt of no order. Runs under the receipt's
 * lock. Idempotent.
 */
export async function settleUnmatched(tx: Db, receipt: ReceiptRow, at: Date): Promise<void> {
  const refunds = await refundsOfReceipt(tx, receipt.id)
  for (const decision of nextDecisions(toAccount({ charges: [], receipts: [receipt], refunds }))) {
    // Without charges nothing can be recovered.
    if (decision.kind !== 'RECOVER') await applyToRefunds(tx, decision, at)
  }
}

async function applyToRefunds(tx: Db, decision: Exclude<Decision, { kind: 'RECOVER' }>, at: Date) {
  switch (decision.kind) {
    case 'AGREE': {
      const { receiptId: receipt_id, paidBy: paid_by, amount } = decision
      return insertRefund(tx, { receipt_id, paid_by, amount, status: 'AGREED', agreed_at: at })
    }
    case 'VOID':
      return updateRefund(tx, decision.refundId, { status: 'VOID' })
    case 'ASK_OWNER':
      await updateRefund(tx, decision.refundId, { status: 'UNCONFIRMED' })
      return emitTask(tx, 'refund', decision.refundId, at)
  }
}
