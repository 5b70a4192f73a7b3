import { consentsDueBefore, type OptionalConsent } from '#domain/accounts/consents.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { noteConsent } from './consents-store.ts'
import { toLanguage } from './member-row.ts'
import { findAndLockMember } from './members-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'>

/**
 * Asks members, two years after they agreed to be written to or were last asked, whether that still
 * holds; returns how many were asked. Who does not answer goes on agreeing. One mail for all that is
 * due, each member in a transaction of their own. Source: Network Act, Art. 50 (8); docs/rules.md A-15.
 */
export async function askConsents(deps: Needed): Promise<number> {
  const at = deps.now()
  const due = await deps.db
    .selectFrom('optional_consents')
    .select('member_id')
    .distinct()
    .where('is_given', '=', true)
    .where('confirmed_at', '<', consentsDueBefore(at))
    .execute()

  let asked = 0
  for (const { member_id: memberId } of due) {
    try {
      if (await inTransaction(deps.db, (tx) => askOne(tx, deps, memberId, at))) asked += 1
    } catch (error) {
      deps.log.error({ err: error, member: memberId }, 'consents could not be asked about')
    }
  }
  return asked
}

async function askOne(tx: Db, { publicUrl }: Needed, memberId: string, at: Date) {
  const member = await findAndLockMember(tx, memberId)
  if (!member) return false
  const rows = await tx
    .updateTable('optional_consents')
    .set({ confirmed_at: at })
    .where('member_id', '=', memberId)
    .where('is_given', '=', true)
    .where('confirmed_at', '<', consentsDueBefore(at))
    .returning(['kind', 'changed_at'])
    .execute()
  if (rows.length === 0) return false

  const consents = rows.map(({ kind, changed_at }) => ({
    kind: kind as OptionalConsent,
    givenAt: changed_at,
  }))
  await noteConsent(
    tx,
    memberId,
    consents.map(({ kind }) => kind),
    'ASKED',
    at,
  )
  const settingsUrl = `${publicUrl}/user/mypage/settings`
  const to = { to: member.email, language: toLanguage(member.language) }
  await notify(tx, { kind: 'CONSENT_ASKED', name: member.name, consents, settingsUrl, ...to }, at)
  return true
}
