import { sql } from 'kysely'
import type { FactorMethod } from '#domain/accounts/factor-methods.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { isStaffRole } from '#domain/accounts/roles.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { dropAuthenticatorApp, hasAuthenticatorApp } from './authenticator-app-store.ts'
import { dropTickets } from './login-tickets.ts'
import { type MemberRow, roleOf } from './member-row.ts'
import { dropPasskeys, listPasskeys } from './passkeys-store.ts'
import { countRecoveryCodes, dropRecoveryCodes } from './recovery-codes.ts'

/** Counts a member's second factors: passkeys and the authenticator app. */
export async function countFactors(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select (select count(*) from passkeys where member_id = ${memberId})::integer
      + (select count(*) from authenticator_apps
         where member_id = ${memberId} and confirmed_at is not null)::integer as count`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Whether a login of the account needs a second step: it works in the back office and has a factor. A
 * customer's passkey is a way to sign in, beside the password. Source: docs/rules.md A-41.
 */
export const needsSecondStep = async (db: Db, member: MemberRow): Promise<boolean> =>
  isStaffRole(roleOf(member)) && (await countFactors(db, member.id)) > 0

/** Whether an account must add a factor before anything else. Source: docs/rules.md A-43. */
export const mustAddFactor = async (db: Db, { id, role }: { id: string; role: Role }) =>
  isStaffRole(role) && (await countFactors(db, id)) === 0 && (await isFactorRequired(db))

export const isFactorRequired = async (db: Db): Promise<boolean> =>
  (await readSettings(db)).requireSecondFactor

/** Returns the ways in which a member can give the second factor. */
export async function factorMethodsOf(db: Db, memberId: string): Promise<FactorMethod[]> {
  const methods: readonly (readonly [FactorMethod, boolean])[] = [
    ['TOTP', await hasAuthenticatorApp(db, memberId)],
    ['PASSKEY', (await listPasskeys(db, memberId)).length > 0],
    ['RECOVERY_CODE', (await countRecoveryCodes(db, memberId)) > 0],
  ]
  return methods.filter(([, isThere]) => isThere).map(([method]) => method)
}

/** Deletes every factor of a member, the recovery codes and unfinished logins. */
export async function dropFactors(tx: Db, memberId: string) {
  await dropAuthenticatorApp(tx, memberId)
  await dropRecoveryCodes(tx, memberId)
  await dropPasskeys(tx, memberId)
  await dropTickets(tx, memberId)
}
