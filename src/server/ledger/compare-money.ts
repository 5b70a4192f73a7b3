import { sql } from 'kysely'
import type { listMoneyDisagreements } from '#contract/admin-money.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'

const MOST_KEPT = 200

/**
 * Looks every night whether all that knows of money tells the same, and keeps what does not; says
 * how often it does not.
 */
export async function compareMoney({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const at = now()
  const { rows: found } = await sql`
    select what, subject, expected, found from money_disagreements
    order by what, subject limit ${MOST_KEPT}
  `.execute(db)
  // In one statement: two that compare at once leave one row, and none of them fails.
  await sql`
    insert into last_money_comparison (at, found) values (${at}, ${JSON.stringify(found)})
    on conflict ((true)) do update set at = excluded.at, found = excluded.found
  `.execute(db)
  if (found.length > 0) log.error({ found }, 'orders, payments and the book do not agree')
  return found.length
}

/** What did not agree when it was last compared. */
export async function readLastDisagreements(
  db: Db,
): Promise<ReplyOf<typeof listMoneyDisagreements>> {
  const last = await db.selectFrom('last_money_comparison').selectAll().executeTakeFirst()
  return { compared_at: last?.at.toISOString() ?? null, items: last?.found ?? [] }
}
