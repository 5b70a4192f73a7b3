import { sql } from 'kysely'
import { hasReference, refundReferenceOf } from '#domain/refunds/refund-reference.ts'
import type { World } from './world.ts'

/** Refunds that we sent and stored with another transaction key than the provider's. */
export async function refundsWithWrongReference({ app, toss }: World): Promise<readonly string[]> {
  const refunds = await app.db
    .selectFrom('refunds')
    .select(['id', 'external_reference'])
    .where('status', '=', 'SENT')
    .where('paid_by', '=', 'PROVIDER')
    .execute()
  const gone = [...toss.payments.all.values()].flatMap(({ cancels }) => cancels)
  const ownOf = (id: string) =>
    gone.find(({ cancelReason: reason }) => hasReference({ reason }, refundReferenceOf(id)))
  return refunds
    .map(({ id, external_reference: key }) => ({ id, key, own: ownOf(id) }))
    .filter(({ key, own }) => own && own.transactionKey !== key)
    .map(({ id }) => id)
}

/** Orders whose number of refund messages differs from the number of sent refunds. */
export async function refundsNotNotifiedOnce({ app }: World): Promise<readonly string[]> {
  const { rows } = await sql<{ number: string }>`
    select number from orders
    where (select count(*) from refunds join receipts on receipts.id = receipt_id
        where order_number = number and status = 'SENT')
      <> (select count(*) from messages where order_number = number and kind = 'REFUND_SENT')
  `.execute(app.db)
  return rows.map(({ number }) => number)
}
