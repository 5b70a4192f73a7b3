import { sql } from 'kysely'
import { consentState, consentsDueBefore, optionalConsents } from '#domain/accounts/consents.ts'
import { findConsentRecords, recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { findAndLockMember } from './members-store.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'log' | 'publicUrl'>

/**
 * Asks members to confirm their consent to marketing messages, two years after they gave it or were
 * last asked. Returns the number of members asked. A consent stays valid without an answer. One
 * email covers all consents that are due; each member has a transaction of their own. Source:
 * Network Act, Art. 50 (8); docs/rules.md A-15.
 */
export async function requestConsentConfirmations(deps: Needed): Promise<number> {
  const at = deps.now()
  const due = await membersDue(deps.db, at)

  let requestedCount = 0
  for (const memberId of due) {
    try {
      if (await inTransaction(deps.db, (tx) => requestConfirmation(tx, deps, memberId, at)))
        requestedCount += 1
    } catch (error) {
      deps.log.error({ err: error, member: memberId }, 'consent confirmation failed')
    }
  }
  return requestedCount
}

/** Members whose consent to marketing was last confirmed too long ago. */
async function membersDue(db: Db, at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select distinct member_id
    from (
      select distinct on (member_id, kind) member_id, event, at
      from consent_records
      where kind in ('marketing_email', 'marketing_sms')
      order by member_id, kind, at desc, id desc
    ) latest
    where event <> 'WITHDRAWN' and at < ${consentsDueBefore(at)}`.execute(db)
  return rows.map(({ member_id }) => member_id)
}

async function requestConfirmation(tx: Db, { publicUrl }: Needed, memberId: string, at: Date) {
  const member = await findAndLockMember(tx, memberId)
  if (!member) return false
  const records = await findConsentRecords(tx, memberId)
  const due = optionalConsents.flatMap((kind) => {
    const { confirmedAt, changedAt } = consentState(records, kind)
    const isDue = confirmedAt && confirmedAt < consentsDueBefore(at)
    return isDue && changedAt ? [{ kind, givenAt: changedAt }] : []
  })
  if (due.length === 0) return false

  const kinds = due.map(({ kind }) => kind)
  await recordConsents(tx, { memberId, kinds, event: 'ASKED', place: 'MAIL', at })
  const about = {
    name: member.name,
    consents: due,
    settingsUrl: `${publicUrl}/user/mypage/settings`,
  }
  const to = { to: member.email, language: member.language }
  await notify(tx, { kind: 'CONSENT_ASKED', ...about, ...to }, at)
  return true
}
