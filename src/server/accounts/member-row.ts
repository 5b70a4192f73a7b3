import type { Selectable } from 'kysely'
import type { UserInfo } from '#contract/accounts.ts'
import type { Role } from '#domain/accounts/roles.ts'
import type { AccountTables } from './tables.ts'

export type MemberRow = Selectable<AccountTables['members']>

/** ID reserved for the account that the installation creates. */
const INSTALLATION_USER_ID = 'admin'

/**
 * Returns the member's role. The ID `admin` alone lets nobody into the back office: such an account
 * has a role there only if the installation created it.
 */
export function roleOf(row: Pick<MemberRow, 'role' | 'user_id' | 'made_by_installation'>): Role {
  const isImpostor = row.user_id.toLowerCase() === INSTALLATION_USER_ID && !row.made_by_installation
  return isImpostor ? 'USER' : row.role
}

export const toUserInfo = (
  row: MemberRow,
  held: Pick<UserInfo, 'must_change_password' | 'must_add_factor'>,
): UserInfo => ({
  id: row.id,
  user_id: row.user_id,
  email: row.email,
  role: roleOf(row),
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  is_withdrawn: row.withdrawn_at !== null,
  name: row.name,
  phone: row.phone,
  ...held,
})
