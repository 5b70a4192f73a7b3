import type { RawBuilder } from 'kysely'
import { getMyPicture, type User } from '#contract/accounts.ts'
import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Member } from '#server/platform/caller.ts'
import { refuse } from '#server/platform/refusal.ts'
import { hasLoginPicture } from './login-pictures-store.ts'
import { roleOf } from './member-row.ts'
import { providersOf } from './social-store.ts'

/** SQL of a member's points, which accounts do not store. */
export type PointsOf = (memberId: string, at: Date) => RawBuilder<number>

/** Returns the member's own account. */
export async function getMe(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  pointsOf: PointsOf,
  { memberId, mustChangePassword, mustAddFactor }: Member,
): Promise<User> {
  const row =
    (await db
      .selectFrom('members')
      .selectAll()
      .select([
        pointsOf(memberId, now()).as('points'),
        hasLoginPicture(memberId).as('has_picture'),
        providersOf(memberId).as('providers'),
      ])
      .where('id', '=', memberId)
      .executeTakeFirst()) ?? refuse('SIGN_IN_REQUIRED')
  return {
    id: row.id,
    user_id: row.user_id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postal_code: row.postal_code,
    basic_address: row.basic_address,
    detailed_address: row.detailed_address,
    points: won(row.points),
    role: roleOf(row),
    picture: row.has_picture ? { data: { url: getMyPicture.path } } : null,
    must_change_password: mustChangePassword,
    must_add_factor: mustAddFactor,
    providers: row.providers,
  }
}
