import { getMyPicture, type User } from '#contract/accounts.ts'
import type { Won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findPictureId } from './login-pictures-store.ts'
import { roleOf } from './member-row.ts'
import { findById } from './members-store.ts'
import { listProvidersOfMember } from './social-store.ts'

/** Reads a member's points, which accounts do not store. */
export type PointsOf = (db: Db, memberId: string, at: Date) => Promise<Won>

/** Returns the member's own account. */
export async function getMe(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  pointsOf: PointsOf,
  { memberId, mustChangePassword, mustAddFactor }: Member,
): Promise<User> {
  const row = (await findById(db, memberId)) ?? refuse('SIGN_IN_REQUIRED')
  const hasPicture = (await findPictureId(db, memberId)) !== null
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postal_code: row.postal_code,
    basic_address: row.basic_address,
    detailed_address: row.detailed_address,
    points: await pointsOf(db, memberId, now()),
    role: roleOf(row),
    picture: hasPicture ? { data: { url: getMyPicture.path } } : null,
    must_change_password: mustChangePassword,
    must_add_factor: mustAddFactor,
    providers: await listProvidersOfMember(db, row.id),
  }
}
