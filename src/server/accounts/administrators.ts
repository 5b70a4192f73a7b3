import type { Db } from '#server/platform/database.ts'
import { type MemberRow, roleOf } from './member-row.ts'

/**
 * Locks every active administrator until the transaction ends. Of two administrators who remove
 * each other, the second waits here and then finds nobody else.
 */
export async function lockAdministrators(tx: Db): Promise<MemberRow[]> {
  const rows = await tx
    .selectFrom('members')
    .selectAll()
    .where('role', '=', 'ADMIN')
    .where('is_active', '=', true)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.filter(canAdminister)
}

export const canAdminister = (row: MemberRow) =>
  roleOf(row) === 'ADMIN' && row.is_active && row.withdrawn_at === null
