import type { Db } from '#server/platform/database.ts'

/** Whose sheets to list: a member's, or those of one order. */
export interface ReportsOf {
  readonly memberId?: string
  readonly orderId?: string | undefined
  readonly orderNumber?: string | undefined
}

export type OrderWithReport = Awaited<ReturnType<typeof ordersWithReports>>['rows'][number]

/**
 * Lists orders that are not cancelled, newest first, with the time of their sheet's publication.
 */
export async function ordersWithReports(
  db: Db,
  of: ReportsOf,
  { page, size }: { readonly page: number; readonly size: number },
) {
  let orders = db
    .selectFrom('orders')
    .leftJoin('reports', 'reports.order_number', 'orders.number')
    .where('orders.status', 'not in', ['CANCELLED', 'REFUNDED'])
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
      'orders.product_names',
      'orders.placed_at',
      'orders.status',
      'orders.survey_submitted_at',
      'reports.published_at',
    ])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { rows, total }
}
