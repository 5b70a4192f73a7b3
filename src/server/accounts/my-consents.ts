import type { Consents, changeMyConsent } from '#contract/consents.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import {
  askConsentAgainAt,
  type ConsentEvent,
  type OptionalConsent,
  optionalConsents,
} from '#domain/accounts/consents.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Member } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  consentHistoryOf,
  noteConsent,
  optionalConsentsOf,
  requiredConsentsOf,
  setConsent,
} from './consents-store.ts'
import { type MemberRow, toLanguage } from './member-row.ts'
import { findAndLockMember } from './members-store.ts'

/** What a member agreed to and when. Source: MYP-04. */
export async function myConsents(db: Db, memberId: string): Promise<Consents> {
  const [required, standing, history] = await Promise.all([
    requiredConsentsOf(db, memberId),
    optionalConsentsOf(db, memberId),
    consentHistoryOf(db, memberId),
  ])
  return {
    required: required.map(({ agreed_at, ...it }) => ({
      ...it,
      agreed_at: agreed_at.toISOString(),
    })),
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

type Change = ParsedOf<typeof changeMyConsent>

/**
 * Gives or withdraws a consent, writes down when, and tells the result at once: the law gives 14
 * days. The same again does nothing.
 *
 * Refuses CONTACT_MISSING: somebody without an address or a phone agrees to nothing that goes there.
 * Source: Network Act, Art. 50; docs/rules.md A-15.
 */
export async function changeConsent(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  { params: { kind }, body: { is_given: isGiven } }: Change,
  { memberId }: Member,
): Promise<Consents> {
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
