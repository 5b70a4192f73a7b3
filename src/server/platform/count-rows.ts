import type { SelectQueryBuilder } from 'kysely'
import type { Db } from './database.ts'

/**
 * Counts the rows of a long list for {@link toLongPage}. Stops at `most + 1`, so that it takes no
 * longer in a table of millions than in one of thousands.
 */
export async function countRows<All, In extends keyof All>(
  db: Db,
  rows: SelectQueryBuilder<All, In, object>,
  most: number,
): Promise<number> {
  const { counted } = await db
    .selectFrom(
      rows
        .clearSelect()
        .select((it) => it.lit(1).as('one'))
        .limit(most + 1)
        .as('counted'),
    )
    .select((it) => it.fn.countAll<number>().as('counted'))
    .executeTakeFirstOrThrow()
  return counted
}
