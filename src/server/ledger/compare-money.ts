import { sql } from 'kysely'
import type { listMoneyDisagreements } from '#contract/admin-money.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'

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
  await inTransaction(db, async (tx) => {
    await tx.deleteFrom('money_compared').execute()
    await tx
      .insertInto('money_compared')
      .values({ at, found: JSON.stringify(found) })
      .execute()
  })
  if (found.length > 0) log.error({ found }, 'orders, payments and the book do not agree')
  return found.length
}

/** What did not agree when it was last compared. */
export async function lastDisagreements(db: Db): Promise<ReplyOf<typeof listMoneyDisagreements>> {
  const last = await db.selectFrom('money_compared').selectAll().executeTakeFirst()
  return { compared_at: last?.at.toISOString() ?? null, items: last?.found ?? [] }
}
