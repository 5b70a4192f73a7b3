import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'

/** Days for which an ended link is still reported as expired instead of unknown. */
const REMEMBERED_DAYS = 30

/** Deletes links that ended long ago; returns the number deleted. */
export async function eraseEndedShares({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const erased = await db
    .deleteFrom('report_shares')
    .where('expires_at', '<', addDays(now(), -REMEMBERED_DAYS))
    .executeTakeFirst()
  return Number(erased.numDeletedRows)
}

/** Deletes all links to the sheets of a closing account. */
export async function eraseShares(tx: Db, memberId: string) {
  await tx
    .deleteFrom('report_shares')
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
