import type { Insertable } from 'kysely'
import { type ConsentPlace, requiredConsents } from '#domain/accounts/consents.ts'
import type { Language } from '#domain/languages/languages.ts'
import { recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'
import { insertMember } from './members-store.ts'
import { notifyOfConsent } from './notify-of-consent.ts'
import type { AccountTables } from './tables.ts'

const marketing = 'marketing_email' as const

interface Registered {
  readonly id: string
  /** Verified, in lower case. */
  readonly email: string
}

/** Runs in the registration's transaction, e.g. to join guest orders of the verified address. */
type OnRegistered = (tx: Db, member: Registered, at: Date) => Promise<unknown>

/**
 * Functions that a registration needs from capabilities above accounts, which it must not import.
 */
export interface RegistrationHooks {
  readonly onRegistered: readonly OnRegistered[]
}

type NewMember = Insertable<AccountTables['members']> & {
  /** Verified; empty for a person without an address. */
  readonly email: string
  readonly language: Language
  readonly created_at: Date
}

interface Agreement {
  readonly place: ConsentPlace
  /** Whether the person consents to marketing emails, which is optional. */
  readonly agreesToMarketing: boolean
}

/**
 * Creates a member with the required consents and, if given, the consent to marketing. Sends a
 * welcome email if the member has an address.
 *
 * Refuses USER_ID_TAKEN and EMAIL_TAKEN.
 */
export async function enrolMember(
  tx: Db,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  hooks: RegistrationHooks,
  { place, agreesToMarketing }: Agreement,
  values: NewMember,
): Promise<MemberRow> {
  const { created_at: at, language } = values
  const member = await insertMember(tx, values)
  const kinds = agreesToMarketing ? [...requiredConsents, marketing] : requiredConsents
  await recordConsents(tx, { memberId: member.id, kinds, place, at })
  if (member.email === '') return member
  for (const step of hooks.onRegistered) await step(tx, member, at)
  const { name, user_id: userId, email: to } = member
  await notify(tx, { kind: 'WELCOME', name, userId, to, language }, at)
  if (agreesToMarketing) {
    await notifyOfConsent(tx, publicUrl, member, {
      consent: marketing,
      isGiven: true,
      changedAt: at,
    })
  }
  return member
}
