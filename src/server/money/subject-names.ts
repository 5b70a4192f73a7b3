import { formatSeoulMoment } from '#domain/calendar/seoul-day.ts'
import { type NamesOf, namesById } from '#server/platform/names-of.ts'

const nameOf = (id: string, amount: number, at: Date) => ({
  id,
  name: `₩${amount.toLocaleString('en')} · ${formatSeoulMoment(at)}`,
})

/** Names receipts by amount and Seoul time; the sender is not shown. */
export const namesOfReceipts: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('receipts')
    .select(['id', 'amount', 'received_at'])
    .where('id', 'in', ids)
    .execute()
  return namesById(rows.map(({ id, amount, received_at }) => nameOf(id, amount, received_at)))
}

/** Names refunds by amount and the Seoul time when they were agreed. */
export const namesOfRefunds: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'agreed_at'])
    .where('id', 'in', ids)
    .execute()
  return namesById(rows.map(({ id, amount, agreed_at }) => nameOf(id, amount, agreed_at)))
}
