import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'

/** So long a link that has ended can still be told from one that never was. */
const REMEMBERED_DAYS = 30

/** Erases links that ended long ago; returns how many. */
export async function eraseEndedShares({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const erased = await db
    .deleteFrom('sheet_shares')
    .where('expires_at', '<', addDays(now(), -REMEMBERED_DAYS))
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

/** A member leaves: no link shows their sheets any more. */
export async function eraseShares(tx: Db, memberId: string) {
  await tx
    .deleteFrom('sheet_shares')
    .where('report_id', 'in', (it) =>
      it
        .selectFrom('reports')
        .innerJoin('orders', 'orders.number', 'reports.order_number')
        .select('reports.id')
        .where('member_id', '=', memberId),
    )
    .execute()
  return {}
}
