import type { ParsedOf } from '#contract/endpoint.ts'
import { toPage } from '#contract/page.ts'
import type * as contract from '#contract/points.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { EXPIRING_SOON_DAYS } from '#domain/points/points-expiry.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { texts } from '#texts/all.ts'
import { lockBalance } from './balance.ts'

type Query = ParsedOf<typeof contract.getMyPoints>['query']

/**
 * Returns a member's balance and ledger, newest first. Removes expired points from the ledger
 * first.
 */
export function getMyPoints(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  memberId: string,
  language: Language,
  query: Query,
) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const balance = await lockBalance(tx, memberId, at)
    const rows = await findEntries(tx, memberId, query)
    const items = rows.map(({ reason, created_at, expires_at, ...row }) => ({
      ...row,
      reason,
      reason_label: texts[language].points.reasons[reason],
      created_at: created_at.toISOString(),
      expires_at: expires_at?.toISOString() ?? null,
    }))
    return {
      ...toPage(items, await countEntries(tx, memberId), query),
      balance,
      expiring_soon: await sumExpiringUntil(tx, memberId, addDays(at, EXPIRING_SOON_DAYS)),
      next_expiring: await findNextExpiring(tx, memberId),
      minimum: (await readSettings(tx)).pointsMinimum,
    }
  })
}

const findEntries = (db: Db, memberId: string, { page, size }: Query) =>
  db
    .selectFrom('point_entries')
    .select(['amount', 'reason', 'note', 'order_number', 'created_at', 'expires_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

async function countEntries(db: Db, memberId: string) {
  const { count } = await db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

async function sumExpiringUntil(db: Db, memberId: string, until: Date) {
  const { expiring } = await db
    .selectFrom('point_lots')
    .select((eb) => eb.fn.sum<number | null>('remaining').as('expiring'))
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .where('expires_at', '<=', until)
    .executeTakeFirstOrThrow()
  return won(expiring ?? 0)
}

/**
 * Returns the points that expire first. Lots expire at the end of a Seoul day, so those of one day
 * expire at one instant.
 */
async function findNextExpiring(db: Db, memberId: string) {
  const first = await db
    .selectFrom('point_lots')
    .select(['expires_at', (it) => it.fn.sum<number>('remaining').as('amount')])
    .where('member_id', '=', memberId)
    .where('remaining', '>', 0)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .limit(1)
    .executeTakeFirst()
  return first ? { amount: won(first.amount), expires_at: first.expires_at.toISOString() } : null
}
