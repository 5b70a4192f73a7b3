import type { Consents, changeMyConsent } from '#contract/consents.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import {
  askConsentAgainAt,
  type ConsentEvent,
  type ConsentPlace,
  type OptionalConsent,
  optionalConsents,
  type RequiredConsent,
} from '#domain/accounts/consents.ts'
import { consentRecordsOf, recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { consentHistoryOf, noteConsent, optionalConsentsOf, setConsent } from './consents-store.ts'
import { type MemberRow, toLanguage } from './member-row.ts'
import { findAndLockMember } from './members-store.ts'

/** What a member agreed to and when. Source: MYP-04. */
export async function myConsents(db: Db, memberId: string): Promise<Consents> {
  const [records, standing, history] = await Promise.all([
    consentRecordsOf(db, memberId),
    optionalConsentsOf(db, memberId),
    consentHistoryOf(db, memberId),
  ])
  return {
    required: records
      .filter(({ event }) => event === 'GIVEN')
      .map(({ kind, version, place, order_number, at }) => ({
        kind: kind as RequiredConsent,
        version,
        agreed_at: at.toISOString(),
        place: place as ConsentPlace,
        order_number,
      })),
    sensitive: sensitiveOf(records),
    optional: optionalConsents.map((kind) => {
      const it = standing.find((row) => row.kind === kind)
      return {
        kind,
        is_given: it?.is_given ?? false,
        changed_at: it?.changed_at.toISOString() ?? null,
        ask_again_at: it?.is_given ? askConsentAgainAt(it.confirmed_at).toISOString() : null,
      }
    }),
    history: history.map(({ kind, event, at }) => ({
      kind: kind as OptionalConsent,
      event: event as ConsentEvent,
      at: at.toISOString(),
    })),
  }
}

/** The last word on photos and body data, wherever it was said. */
function sensitiveOf(records: Awaited<ReturnType<typeof consentRecordsOf>>) {
  const last = records.find(({ kind }) => kind === 'sensitive')
  return { is_given: last?.event === 'GIVEN', changed_at: last?.at.toISOString() ?? null }
}

type Change = ParsedOf<typeof changeMyConsent>

/** Erases a member's photos; returns the files to delete after the transaction. */
export type OnSensitiveWithdrawn = (tx: Db, memberId: string) => Promise<readonly string[]>

/**
 * Gives or withdraws the consent to photos and body data. Withdrawn, the photos of all surveys of the
 * member are erased at once; the account stays. The same again does nothing. Source: docs/rules.md A-23.
 */
async function changeSensitive(
  { db, now, storage }: Pick<Deps, 'db' | 'now' | 'storage'>,
  onWithdrawn: OnSensitiveWithdrawn,
  memberId: string,
  isGiven: boolean,
): Promise<Consents> {
  const at = now()
  const files = await inTransaction(db, async (tx) => {
    if (!(await findAndLockMember(tx, memberId))) refuse('SIGN_IN_REQUIRED')
    if (sensitiveOf(await consentRecordsOf(tx, memberId)).is_given === isGiven) return []
    const event = isGiven ? 'GIVEN' : 'WITHDRAWN'
    await recordConsents(tx, { memberId, kinds: ['sensitive'], event, place: 'SETTINGS', at })
    return isGiven ? [] : onWithdrawn(tx, memberId)
  })
  for (const file of files) await storage.delete(file)
  return myConsents(db, memberId)
}

/**
 * Gives or withdraws a consent, writes down when, and tells the result at once: the law gives 14
 * days. The same again does nothing.
 *
 * Refuses CONTACT_MISSING: somebody without an address or a phone agrees to nothing that goes there.
 * Source: Network Act, Art. 50; docs/rules.md A-15.
 */
export async function changeConsent(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'storage'>,
  onSensitiveWithdrawn: OnSensitiveWithdrawn,
  { params: { kind }, body: { is_given: isGiven } }: Change,
  { memberId }: Member,
): Promise<Consents> {
  if (kind === 'sensitive') return changeSensitive(deps, onSensitiveWithdrawn, memberId, isGiven)
  const { db, now, publicUrl } = deps
  const at = now()
  await inTransaction(db, async (tx) => {
    const member = (await findAndLockMember(tx, memberId)) ?? refuse('SIGN_IN_REQUIRED')
    if (isGiven && !contactFor(member, kind)) refuse('CONTACT_MISSING')
    if (!(await setConsent(tx, { memberId, kind, isGiven, at }))) return
    await noteConsent(tx, memberId, [kind], isGiven ? 'GIVEN' : 'WITHDRAWN', at)
    const about = { name: member.name, consent: kind, isGiven, changedAt: at }
    const settingsUrl = `${publicUrl}/user/mypage/settings`
    const to = { to: member.email, language: toLanguage(member.language) }
    await notify(tx, { kind: 'CONSENT_CHANGED', ...about, settingsUrl, ...to }, at)
  })
  return myConsents(db, memberId)
}

const contactFor = ({ email, phone }: MemberRow, kind: OptionalConsent) =>
  kind === 'marketing_email' ? email : phone
