import { addDays } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import { EXPIRING_SOON_DAYS } from '#domain/points/points-expiry.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { lockBalance } from './balance.ts'

/**
 * Reminds members of points that expire within {@link EXPIRING_SOON_DAYS} days, once for all of
 * them. Skips members without an email address. Returns how many were reminded. Source:
 * docs/rules.md PT-8.
 */
export async function remindPoints(deps: Pick<Deps, 'db' | 'now' | 'publicUrl'>): Promise<number> {
  const at = deps.now()
  const members = await lotsExpiringSoon(deps.db, at).select('member_id').distinct().execute()
  let reminded = 0
  for (const { member_id: id } of members) {
    reminded += await inTransaction(deps.db, (tx) => remind(deps, tx, id, at))
  }
  return reminded
}

async function remind(deps: Pick<Deps, 'publicUrl'>, tx: Db, memberId: string, at: Date) {
  await lockBalance(tx, memberId, at)
  const lots = await lotsExpiringSoon(tx, at)
    .select(['id', 'remaining', 'expires_at'])
    .where('member_id', '=', memberId)
    .orderBy('expires_at')
    .execute()
  const [first] = lots
  if (!first) return 0
  const ids = lots.map(({ id }) => id)
  await tx.updateTable('point_lots').set({ reminded_at: at }).where('id', 'in', ids).execute()

  const member = await tx
    .selectFrom('members')
    .select(['name', 'email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member?.email) return 0
  await notify(
    tx,
    {
      kind: 'POINTS_EXPIRING',
      name: member.name,
      points: won(lots.reduce((sum, { remaining }) => sum + remaining, 0)),
      firstAt: first.expires_at,
      pointsUrl: `${deps.publicUrl}/user/mypage`,
      to: member.email,
      language: member.language,
    },
    at,
  )
  return 1
}

const lotsExpiringSoon = (db: Db, at: Date) =>
  db
    .selectFrom('point_lots')
    .where('remaining', '>', 0)
    .where('reminded_at', 'is', null)
    .where('expires_at', '>=', at)
    .where('expires_at', '<=', addDays(at, EXPIRING_SOON_DAYS))
