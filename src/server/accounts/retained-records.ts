import { sql } from 'kysely'
import { type RetentionKind, retentionCutoff } from '#domain/accounts/retention.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'

export interface RetainedRecord {
  readonly kind: RetentionKind
  readonly subject: string
  readonly content: object
  readonly eraseAt: Date
}

/**
 * Stores records that the law requires to be retained. They are kept apart from data in use; no
 * screen reads them.
 */
export async function insertRetainedRecords(tx: Db, records: readonly RetainedRecord[]) {
  if (records.length === 0) return
  const rows = records.map(({ eraseAt, content, ...record }) => ({
    ...record,
    content: JSON.stringify(content),
    erase_at: eraseAt,
  }))
  await tx.insertInto('retained_records').values(rows).execute()
}

/**
 * Deletes records whose retention period is over, and the pseudonyms and password hashes of
 * accounts closed that long ago; returns the number of records. Source: docs/rules.md A-13.
 */
export async function purgeRetainedRecords({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const erased = await db
    .deleteFrom('retained_records')
    .where('erase_at', '<=', at)
    .executeTakeFirst()
  await db
    .updateTable('members')
    .set({ user_id: sql`'withdrawn-' || id`, password_hash: null })
    .where('withdrawn_at', '<', retentionCutoff('order', at))
    .where('password_hash', 'is not', null)
    .execute()
  return Number(erased.numDeletedRows)
}
