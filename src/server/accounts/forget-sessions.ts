import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'

/** Long enough to look into a stolen session. */
const KEPT_DAYS = 30

/** Forgets sessions, with the addresses that they came from, a month after their end; returns how many. */
export async function forgetSessions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = addDays(now(), -KEPT_DAYS)
  const forgotten = await db
    .deleteFrom('sessions')
    .where((it) => it.or([it('ended_at', '<', before), it('expires_at', '<', before)]))
    .executeTakeFirst()
  return Number(forgotten.numDeletedRows)
}
