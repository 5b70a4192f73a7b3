import type { Db } from '#server/platform/database.ts'

/** Whose sheets: a member's, or those of one order. */
export interface SheetsOf {
  readonly memberId?: string
  readonly orderId?: string | undefined
  readonly orderNumber?: string | undefined
}

/** Paid orders whose survey is in, newest first, with the sheet that was published, if any. */
export async function sheetsInWork(
  db: Db,
  of: SheetsOf,
  { page, size }: { readonly page: number; readonly size: number },
) {
  let orders = db
    .selectFrom('orders')
    .leftJoin('reports', 'reports.order_number', 'orders.number')
    .where('orders.survey_submitted_at', 'is not', null)
    .where('orders.status', 'in', ['CONSULTING_SCHEDULED', 'RESULT_SENT', 'CONSULTING_COMPLETED'])
  if (of.memberId) orders = orders.where('orders.member_id', '=', of.memberId)
  if (of.orderId) orders = orders.where('orders.id', '=', of.orderId)
  if (of.orderNumber) orders = orders.where('orders.number', '=', of.orderNumber)

  const { total } = await orders
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await orders
    .select([
      'orders.id',
      'orders.number',
      'orders.consulting_type',
      'orders.placed_at',
      'reports.published_at',
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
