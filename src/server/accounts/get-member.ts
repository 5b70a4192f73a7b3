import type { MemberDetail, MemberPicture } from '#contract/admin-members.ts'
import { deviceName } from '#domain/accounts/device.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { refuse } from '#server/platform/refusal.ts'
import { countFactors } from './factor-state.ts'
import { type MemberRow, roleOf } from './member-row.ts'
import { findById } from './members-store.ts'
import { listActiveSessions } from './sessions-store.ts'
import { listIdentities } from './social-store.ts'

/** Reads what other capabilities store about a member, in the reader's language. */
export type OverviewOf = (memberId: string, language: Language) => Promise<MemberPicture>

/**
 * Returns everything that the studio stores about a member, including a closed account. Refuses
 * NOT_FOUND.
 */
export async function getMember(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  overviewOf: OverviewOf,
  memberId: string,
  language: Language,
): Promise<MemberDetail> {
  const member = (await findById(db, memberId)) ?? refuse('NOT_FOUND')
  const sessions = await listActiveSessions(db, memberId, now())
  const identities = await listIdentities(db, memberId)
  return {
    ...toListRow(member),
    language: member.language,
    postal_code: member.postal_code,
    basic_address: member.basic_address,
    detailed_address: member.detailed_address,
    has_password: member.password_hash !== null,
    has_second_factor: (await countFactors(db, memberId)) > 0,
    providers: identities.map(({ provider }) => provider),
    sessions: sessions.map(({ id, user_agent, created_at, rotated_at }) => ({
      id,
      device: deviceName(user_agent ?? ''),
      started_at: created_at.toISOString(),
      last_seen_at: rotated_at.toISOString(),
    })),
    ...(await overviewOf(memberId, language)),
  }
}

/** Maps a member to a row of the back office's list. */
export const toListRow = (row: MemberRow) => ({
  id: row.id,
  user_id: row.user_id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  role: roleOf(row),
  is_active: row.is_active,
  is_withdrawn: row.withdrawn_at !== null,
  created_at: row.created_at.toISOString(),
  revision: row.revision,
})
