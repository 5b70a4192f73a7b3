import { sql } from 'kysely'
import { expect } from 'vitest'
import { cashReceiptAmount } from '#domain/money/order-charges.ts'
import { accountOf } from '#server/money/index.ts'
import type { World } from './world.ts'

/** Receipts that the studio issued (positive) or cancelled (negative) by hand, from the audit log. */
export async function manualCashReceipts({ db }: Pick<World['app'], 'db'>) {
  const { rows } = await sql<{ subject: string; amount: number }>`
    select subject, (detail ->> 'amount')::integer
      * case detail ->> 'what' when 'ISSUE' then 1 else -1 end as amount
    from audit_log where action = 'cash-receipt.done'
  `.execute(db)
  return rows
}

/** Holds at any time: at most one receipt per order, for at most its price. */
export async function expectAtMostOneCashReceipt({ app, toss }: World) {
  const hands = await manualCashReceipts(app)
  const orders = await app.db.selectFrom('orders').select(['number', 'total_price']).execute()
  for (const { number, total_price: price } of orders) {
    const byHand = sumOf(hands, number)
    const live = toss.receipts.live(number) + (byHand > 0 ? 1 : 0)
    expect(live, `receipts of ${number}`).toBeLessThanOrEqual(1)
    const standing = toss.receipts.standing(number) + byHand
    expect(standing, `receipt of ${number}`).toBeLessThanOrEqual(price)
    expect(standing, `receipt of ${number}`).toBeGreaterThanOrEqual(0)
  }
}

interface StoredReceipt {
  readonly number: string
  readonly issued: number
  readonly here: number
  readonly is_manual: boolean
  /** Amount of the owner's open task; negative for a cancellation, 0 for none. */
  readonly asked: number
  readonly is_open: boolean
  /** Cancelled, and the buyer's number was erased. */
  readonly is_over: boolean
}

/**
 * Returns receipts that violate the final state: the tax office has the amount that we store, which is
 * the transferred money that remains; a difference is an open task; no result is pending.
 */
export async function mismatchedCashReceipts({ app, toss }: World) {
  const hands = await manualCashReceipts(app)
  const { rows: stored } = await sql<Omit<StoredReceipt, 'here'>>`
    select order_number as number, issued, is_manual,
      coalesce((select sum(case kind when 'CASH_RECEIPT' then amount else -amount end)::integer
        from money_alarms where closed_at is null and subject = cash_receipts.order_number
          and kind in ('CASH_RECEIPT', 'CASH_RECEIPT_CANCEL')), 0) as asked,
      issued > 0 and not is_confirmed or exists (select from cash_receipt_submissions as step
        where step.order_number = cash_receipts.order_number and not step.is_confirmed) as is_open,
      issued = 0 and identity is null and issue_number is not null as is_over
    from cash_receipts
  `.execute(app.db)
  const rows: StoredReceipt[] = []
  for (const row of stored) {
    rows.push({ ...row, here: cashReceiptAmount(await accountOf(app.db, row.number)) })
  }
  return rows.filter((it) => {
    const standing = toss.receipts.standing(it.number) + sumOf(hands, it.number)
    const isDone = it.is_over ? it.asked === 0 : it.issued + dueOf(it) === it.here
    return standing !== it.issued || !isDone || it.is_open
  })
}

/** A receipt for too little is cancelled first and then issued again. */
const dueOf = ({ is_manual, asked, issued, here }: StoredReceipt) => {
  if (!is_manual) return 0
  return asked === -issued && here > issued ? here - issued : asked
}

const sumOf = (hands: Awaited<ReturnType<typeof manualCashReceipts>>, number: string) =>
  hands.filter(({ subject }) => subject === number).reduce((sum, { amount }) => sum + amount, 0)
