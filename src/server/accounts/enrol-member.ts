import type { Insertable } from 'kysely'
import type { Language } from '#domain/languages/languages.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'
import { insertConsents, insertMember } from './members-store.ts'
import type { AccountTables } from './tables.ts'

export type ConsentKind = 'terms' | 'privacy' | 'sensitive'

interface Registered {
  readonly id: string
  /** Proven, in lower case. */
  readonly email: string
}

/** Runs in the registration's transaction, e.g. to join the guest orders of the proven address. */
type OnRegistered = (tx: Db, member: Registered, at: Date) => Promise<unknown>

/** What a registration needs of capabilities that accounts must not know. */
export interface RegistrationDoors {
  readonly onRegistered: readonly OnRegistered[]
  /** The version of a policy that is in force; 1 while there is none. */
  readonly policyVersion: (tx: Db, kind: ConsentKind, at: Date) => Promise<number>
}

type NewMember = Insertable<AccountTables['members']> & {
  /** Proven; empty for somebody who has none. */
  readonly email: string
  readonly language: Language
  readonly created_at: Date
}

/**
 * Makes a member with what was agreed to, and welcomes them where they can be reached.
 *
 * Refuses USER_ID_TAKEN and EMAIL_TAKEN.
 */
export async function enrolMember(
  tx: Db,
  doors: RegistrationDoors,
  kinds: readonly ConsentKind[],
  values: NewMember,
): Promise<MemberRow> {
  const { created_at: at, language } = values
  const member = await insertMember(tx, values)
  await insertConsents(tx, member.id, await versionsInForce(tx, doors, kinds, at), at)
  if (member.email === '') return member
  for (const step of doors.onRegistered) await step(tx, member, at)
  const { name, user_id: userId, email: to } = member
  await notify(tx, { kind: 'WELCOME', name, userId, to, language }, at)
  return member
}

async function versionsInForce(
  tx: Db,
  { policyVersion }: RegistrationDoors,
  kinds: readonly ConsentKind[],
  at: Date,
) {
  const versions = new Map<string, number>()
  for (const kind of kinds) versions.set(kind, await policyVersion(tx, kind, at))
  return versions
}
