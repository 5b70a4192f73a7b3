import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'
import { listPasskeys } from './passkeys-store.ts'
import { listIdentities } from './social-store.ts'

/**
 * Whether a member can still sign in. An email address counts, since a temporary password can be sent
 * there, and a passkey. `without` is ignored.
 */
export async function hasLoginMethod(
  tx: Db,
  { id, email, password_hash }: MemberRow,
  without?: SocialProvider,
): Promise<boolean> {
  if (password_hash !== null || email !== '') return true
  if ((await listPasskeys(tx, id)).length > 0) return true
  return (await listIdentities(tx, id)).some(({ provider }) => provider !== without)
}
