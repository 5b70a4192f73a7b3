import type { Db } from '#server/platform/database.ts'

/** Lists the active links of a sheet, the one that expires first before the others. */
export const findLiveShares = (db: Db, reportId: string, at: Date) =>
  db
    .selectFrom('report_shares')
    .select(['id', 'made_at', 'expires_at'])
    .where('report_id', '=', reportId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

export const insertShare = (
  tx: Db,
  share: {
    readonly report_id: string
    readonly token_hash: string
    readonly made_at: Date
    readonly expires_at: Date
  },
) =>
  tx
    .insertInto('report_shares')
    .values(share)
    .returning(['id', 'made_at', 'expires_at'])
    .executeTakeFirstOrThrow()

export const findShare = (db: Db, tokenHash: string) =>
  db
    .selectFrom('report_shares')
    .innerJoin('reports', 'reports.id', 'report_shares.report_id')
    .innerJoin('orders', 'orders.number', 'reports.order_number')
    .select([
      'report_shares.report_id',
      'expires_at',
      'revoked_at',
      'contact_name',
      'orders.language',
    ])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** Revokes a link of a sheet; false if there is no such link. An ended one stays unchanged. */
export async function endShare(tx: Db, reportId: string, id: string, at: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('report_shares')
    .set((it) => ({ revoked_at: it.fn.coalesce('revoked_at', it.val(at)) }))
    .where('id', '=', id)
    .where('report_id', '=', reportId)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}
