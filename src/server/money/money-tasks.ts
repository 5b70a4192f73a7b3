import type { Db } from '#server/platform/database.ts'

/** What only the owner can decide about money, each in one sentence. */
export type MoneyTask =
  | {
      /** Money came and nobody knows whose it is: match it, send it back, or dismiss it. */
      readonly kind: 'UNMATCHED'
      readonly receiptId: string
      readonly amount: number
      readonly sender: string | null
      readonly provider: string
      readonly since: Date
    }
  | {
      /** `UNCONFIRMED`: was it transferred before it was withdrawn? `FAILED`: the provider refused it. */
      readonly kind: 'UNCONFIRMED' | 'FAILED'
      readonly refundId: string
      readonly orderNumber: string | null
      readonly amount: number
      readonly failure: string | null
      readonly since: Date
    }
  | {
      /** The provider gave back more or less of a payment than the studio knows of, in won. */
      readonly kind: 'DIFFERENCE'
      readonly receiptId: string
      readonly orderNumber: string | null
      readonly theirs: number
      readonly ours: number
      readonly since: Date
    }

/** Every open task about money, the oldest first. They follow from the facts and end by themselves. */
export async function moneyTasks(db: Db): Promise<MoneyTask[]> {
  const tasks = [...(await unmatched(db)), ...(await refunds(db)), ...(await differences(db))]
  return tasks.sort((a, b) => a.since.getTime() - b.since.getTime())
}

async function unmatched(db: Db): Promise<MoneyTask[]> {
  const rows = await db
    .selectFrom('receipts')
    .select(['id as receiptId', 'amount', 'sender', 'provider', 'received_at as since'])
    .where('order_number', 'is', null)
    .where('reversed_at', 'is', null)
    .where('dismissed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('receipt_refunds')
            .select('receipt_refunds.id')
            .whereRef('receipt_id', '=', 'receipts.id')
            .where('status', '<>', 'VOID'),
        ),
      ),
    )
    .execute()
  return rows.map((row) => ({ kind: 'UNMATCHED', ...row }))
}

async function refunds(db: Db): Promise<MoneyTask[]> {
  const rows = await db
    .selectFrom('receipt_refunds')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select([
      'status',
      'receipt_refunds.id as refundId',
      'order_number as orderNumber',
      'receipt_refunds.amount',
      'failure',
      'agreed_at as since',
    ])
    .where('status', 'in', ['UNCONFIRMED', 'FAILED'])
    .execute()
  return rows.map(({ status, ...row }) => ({
    kind: status === 'FAILED' ? 'FAILED' : 'UNCONFIRMED',
    ...row,
  }))
}

async function differences(db: Db): Promise<MoneyTask[]> {
  const rows = await db
    .selectFrom('payment_differences')
    .innerJoin('receipts', 'receipts.id', 'receipt_id')
    .select([
      'receipt_id as receiptId',
      'order_number as orderNumber',
      'theirs',
      'ours',
      'found_at as since',
    ])
    .execute()
  return rows.map((row) => ({ kind: 'DIFFERENCE', ...row }))
}
