import type { Consents, changeMyConsent } from '#contract/consents.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import {
  type ConsentKind,
  consentConfirmationDueAt,
  consentState,
  type OptionalConsent,
  optionalConsents,
  requiredConsents,
} from '#domain/accounts/consents.ts'
import { findConsentRecords, recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { MemberRow } from './member-row.ts'
import { findAndLockMember } from './members-store.ts'
import { notifyOfConsent } from './notify-of-consent.ts'

const HISTORY_SHOWN = 20

/** Lists a member's consents with their dates. Source: MYP-04. */
export async function readOwnConsents(db: Db, memberId: string): Promise<Consents> {
  const records = await findConsentRecords(db, memberId)
  const sensitive = consentState(records, 'sensitive')
  const recordsOf = <K extends string>(kinds: readonly K[]) =>
    records.flatMap(({ kind, event, place, at, ...record }) => {
      const known = kinds.find((it) => it === kind)
      if (!known) return []
      const details = { event: event, place: place }
      return [{ ...record, ...details, kind: known, at: at.toISOString() }]
    })
  return {
    required: recordsOf(requiredConsents)
      .filter(({ event }) => event === 'GIVEN')
      .map(({ event: _event, at, ...record }) => ({ ...record, agreed_at: at })),
    sensitive: {
      is_given: sensitive.isGiven,
      changed_at: sensitive.changedAt?.toISOString() ?? null,
    },
    optional: optionalConsents.map((kind) => {
      const { isGiven, changedAt, confirmedAt } = consentState(records, kind)
      return {
        kind,
        is_given: isGiven,
        changed_at: changedAt?.toISOString() ?? null,
        ask_again_at: confirmedAt && consentConfirmationDueAt(confirmedAt).toISOString(),
      }
    }),
    history: recordsOf(optionalConsents)
      .slice(0, HISTORY_SHOWN)
      .map(({ order_number: _order, ...record }) => record),
  }
}

type Change = ParsedOf<typeof changeMyConsent>

/** Erases a member's photos and body data; returns the files to delete after the transaction. */
export type OnSensitiveWithdrawn = (
  tx: Db,
  memberId: string,
  at: Date,
) => Promise<readonly string[]>

/**
 * Gives or withdraws the consent to photos and body data. Withdrawing erases the photos and body
 * data of all surveys of the member at once; the account stays. Idempotent. Source:
 * docs/rules.md A-23.
 */
async function changeSensitive(
  { db, now, storage }: Pick<Deps, 'db' | 'now' | 'storage'>,
  eraseSensitiveData: OnSensitiveWithdrawn,
  memberId: string,
  isGiven: boolean,
): Promise<Consents> {
  const at = now()
  const files = await inTransaction(db, async (tx) => {
    if (!(await findAndLockMember(tx, memberId))) refuse('SIGN_IN_REQUIRED')
    if (await isAlready(tx, memberId, 'sensitive', isGiven)) return []
    const event = isGiven ? 'GIVEN' : 'WITHDRAWN'
    await recordConsents(tx, { memberId, kinds: ['sensitive'], event, place: 'SETTINGS', at })
    return isGiven ? [] : eraseSensitiveData(tx, memberId, at)
  })
  for (const file of files) await storage.delete(file)
  return readOwnConsents(db, memberId)
}

/**
 * Gives or withdraws a consent, records it, and confirms it by email at once (the law allows 14
 * days). Idempotent.
 *
 * Refuses CONTACT_MISSING: the member has no address or phone for that channel. Source: Network
 * Act, Art. 50; docs/rules.md A-15.
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
    if (await isAlready(tx, memberId, kind, isGiven)) return
    const event = isGiven ? 'GIVEN' : 'WITHDRAWN'
    await recordConsents(tx, { memberId, kinds: [kind], event, place: 'SETTINGS', at })
    await notifyOfConsent(tx, publicUrl, member, { consent: kind, isGiven, changedAt: at })
  })
  return readOwnConsents(db, memberId)
}

async function isAlready(tx: Db, memberId: string, kind: ConsentKind, isGiven: boolean) {
  return consentState(await findConsentRecords(tx, memberId), kind).isGiven === isGiven
}

const contactFor = ({ email, phone }: MemberRow, kind: OptionalConsent) =>
  kind === 'marketing_email' ? email : phone
