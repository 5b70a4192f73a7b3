import { textOfSeoulMoment } from '#domain/calendar/seoul-day.ts'
import { type NamesOf, namesById } from '#server/platform/names-of.ts'

/** How much came to the bank and when, on Seoul's clocks: whose it was is nobody's else to read. */
export const namesOfBankRows: NamesOf = async (db, ids) => {
  const rows = await db
    .selectFrom('bank_rows')
    .select(['id', 'amount', 'received_at'])
    .where('id', 'in', ids)
    .execute()
  return namesById(
    rows.map(({ id, amount, received_at }) => ({
      id,
      name: `₩${amount.toLocaleString('en')} · ${textOfSeoulMoment(received_at)}`,
    })),
  )
}
