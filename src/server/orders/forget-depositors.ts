import { keptSince } from '#domain/accounts/retention.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'

/** Until then a row that was left out by mistake can be taken up again. */
const LEFT_OUT_DAYS = 90

/**
 * Erases from orders and the bank's rows who sent the money: of a customer's five years later, of what is
 * no customer's, and no law asks to keep, once it will not be taken up again. Returns how many rows.
 * Source: docs/rules.md A-13, M-10.
 */
export async function forgetDepositors({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  await db
    .updateTable('orders')
    .set({ depositor_name: null })
    .where('placed_at', '<', keptSince('order', at))
    .where('depositor_name', 'is not', null)
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('bank_rows')
    .set({ depositor: '' })
    .where('depositor', '<>', '')
    .where((it) =>
      it.or([
        it('received_at', '<', keptSince('order', at)),
        it.and([it('state', '=', 'IGNORED'), it('worked_at', '<', addDays(at, -LEFT_OUT_DAYS))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
