import { sql } from 'kysely'
import type { listMoneyDisagreements } from '#contract/admin-money.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'

/** Maximum number of disagreements that are stored. */
const MOST_STORED = 200

/**
 * Compares orders, accounts, points and the ledger, stores the disagreements and returns how many.
 * Runs every night.
 */
export async function compareMoney({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  const at = now()
  const { rows: found } = await sql`
    select what, subject, expected, found from money_disagreements
    order by what, subject limit ${MOST_STORED}
  `.execute(db)
  // One statement, so that two comparisons at once leave one row and neither fails.
  await sql`
    insert into last_money_comparison (at, found) values (${at}, ${JSON.stringify(found)})
    on conflict ((true)) do update set at = excluded.at, found = excluded.found
  `.execute(db)
  if (found.length > 0) log.error({ found }, 'orders, payments and the ledger do not agree')
  return found.length
}

/** Returns the disagreements of the last comparison. */
export async function readLastDisagreements(
  db: Db,
): Promise<ReplyOf<typeof listMoneyDisagreements>> {
  const last = await db.selectFrom('last_money_comparison').selectAll().executeTakeFirst()
  return { compared_at: last?.at.toISOString() ?? null, items: last?.found ?? [] }
}
