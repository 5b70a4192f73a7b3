import type { FactorChange } from '#domain/accounts/factor-changes.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'

/** Notifies a member by email that passkeys or the second factor changed. */
export async function notifyOfFactor(
  tx: Db,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { name, email: to, language }: MemberRow,
  change: FactorChange,
  at: Date,
) {
  const settingsUrl = `${publicUrl}/user/mypage/settings`
  const whom = { name, to, language }
  await notify(tx, { kind: 'FACTOR_CHANGED', change, changedAt: at, settingsUrl, ...whom }, at)
}
