import type { Selectable } from 'kysely'
import type { Role, UserInfo } from '#contract/accounts.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { AccountTables } from './tables.ts'

export type MemberRow = Selectable<AccountTables['members']>

/** The reserved ID of the installation. */
const INSTALLATION_USER_ID = 'admin'

/**
 * What a member may do. The ID `admin` by itself makes nobody an administrator: an account of that
 * name counts as one only if the installation made it.
 */
export function roleOf(row: Pick<MemberRow, 'role' | 'user_id' | 'made_by_installation'>): Role {
  const isImpostor = row.user_id.toLowerCase() === INSTALLATION_USER_ID && !row.made_by_installation
  return row.role === 'ADMIN' && !isImpostor ? 'ADMIN' : 'USER'
}

/** The column holds one of ours: the database checks it. */
export const toLanguage = (language: string) => language as Language

export const toUserInfo = (row: MemberRow, mustChangePassword: boolean): UserInfo => ({
  id: row.id,
  user_id: row.user_id,
  email: row.email,
  role: roleOf(row),
  is_active: row.is_active,
  created_at: row.created_at.toISOString(),
  is_withdrawn: row.withdrawn_at !== null,
  name: row.name,
  phone: row.phone,
  must_change_password: mustChangePassword,
})
