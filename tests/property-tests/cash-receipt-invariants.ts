import { sql } from 'kysely'
import { expect } from 'vitest'
import { cashReceiptAmount } from '#domain/money/order-charges.ts'
import { accountOf } from '#server/money/index.ts'
import type { World } from './world.ts'

/** What the studio wrote down of each receipt that it issued or cancelled itself: above 0 where it issued. */
export async function manualCashReceipts({ db }: Pick<World['app'], 'db'>) {
  const { rows } = await sql<{ subject: string; amount: number }>`
    select subject, (detail ->> 'amount')::integer
      * case detail ->> 'what' when 'ISSUE' then 1 else -1 end as amount
    from audit_log where action = 'cash-receipt.done'
  `.execute(db)
  return rows
}

/** At any time: never two receipts for one order, and never one for more than it costs. */
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

interface Kept {
  readonly number: string
  readonly issued: number
  readonly here: number
  readonly is_manual: boolean
  /** What the owner is asked to do: 0 where nothing. */
  readonly asked: number
  readonly is_open: boolean
  /** It stood and was cancelled, and its buyer's number is gone: asked for again, or not. */
  readonly is_over: boolean
}

/**
 * Once all is quiet: what we say of a receipt stands at the tax office, for what is here by transfer
 * and not a won more, nothing after all went back; what differs is the studio's to do and asked of it,
 * and the end of none is still to be heard.
 */
export async function mismatchedCashReceipts({ app, toss }: World) {
  const hands = await manualCashReceipts(app)
  const { rows: kept } = await sql<Omit<Kept, 'here'>>`
    select order_number as number, issued, is_manual,
      coalesce((select sum(case kind when 'CASH_RECEIPT' then amount else -amount end)::integer
        from money_alarms where closed_at is null and subject = cash_receipts.order_number
          and kind in ('CASH_RECEIPT', 'CASH_RECEIPT_CANCEL')), 0) as asked,
      issued > 0 and not is_confirmed or exists (select from cash_receipt_submissions as step
        where step.order_number = cash_receipts.order_number and not step.is_confirmed) as is_open,
      issued = 0 and identity is null and issue_number is not null as is_over
    from cash_receipts
  `.execute(app.db)
  const rows: Kept[] = []
  for (const row of kept) {
    rows.push({ ...row, here: cashReceiptAmount(await accountOf(app.db, row.number)) })
  }
  return rows.filter((it) => {
    const standing = toss.receipts.standing(it.number) + sumOf(hands, it.number)
    const isDone = it.is_over ? it.asked === 0 : it.issued + dueOf(it) === it.here
    return standing !== it.issued || !isDone || it.is_open
  })
}

/** One that stands for too little is cancelled first, and issued anew after that. */
const dueOf = ({ is_manual, asked, issued, here }: Kept) => {
  if (!is_manual) return 0
  return asked === -issued && here > issued ? here - issued : asked
}

const sumOf = (hands: Awaited<ReturnType<typeof manualCashReceipts>>, number: string) =>
  hands.filter(({ subject }) => subject === number).reduce((sum, { amount }) => sum + amount, 0)
