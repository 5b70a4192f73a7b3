import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Db } from '#server/platform/database.ts'

/** Far more than a studio looks at one order. */
const MAX_ROWS = 2_000

/** Returns who of the studio looked at an order's photos: the last look of each person and day. */
export async function findPhotoLooks(db: Db, orderNumber: string) {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('members', 'members.id', 'audit_log.actor_id')
    .select(['audit_log.at', 'audit_log.actor_id', 'members.name', 'members.role'])
    .where('subject', '=', orderNumber)
    .where('action', '=', 'photos.view')
    .orderBy('audit_log.at', 'desc')
    .limit(MAX_ROWS)
    .execute()
  const seen = new Set<string>()
  return rows.flatMap(({ at, actor_id, name, role }) => {
    const key = `${actor_id} ${formatSeoulDay(seoulDayOf(at))}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ name: name ?? '', role: role ?? 'ADMIN', at: at.toISOString() }]
  })
}
