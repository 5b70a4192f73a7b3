import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { SHEETS_FOLDER, storageKeysOf } from './sheet-file.ts'

/** A file that is requested later is written again, as an update of the site lays it out. */
const STORED_DAYS = 7

/** Lists the stored files of a closing account's sheets, to delete after the transaction. */
export async function listSheetFiles(tx: Db, memberId: string) {
  const reports = await tx
    .selectFrom('reports')
    .innerJoin('orders', 'orders.number', 'reports.order_number')
    .select('reports.id')
    .where('member_id', '=', memberId)
    .execute()
  return { files: reports.flatMap(({ id }) => storageKeysOf(id)) }
}

/** Deletes files that were stored some time ago; returns their number. */
export async function purgeSheetFiles({
  storage,
  now,
}: Pick<Deps, 'storage' | 'now'>): Promise<number> {
  const before = addDays(now(), -STORED_DAYS)
  let deleted = 0
  for await (const { key, storedAt } of storage.list(SHEETS_FOLDER)) {
    if (storedAt >= before) continue
    await storage.delete(key)
    deleted += 1
  }
  return deleted
}
