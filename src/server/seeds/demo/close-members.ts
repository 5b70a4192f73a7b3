import { replaceKnownPassword } from '#server/accounts/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Seeded } from '../seeded.ts'
import { DEMO_PASSWORD, members } from './people.ts'

/** Replaces published passwords of demo members by random ones, which it returns for printing. */
export async function closeDemoMembers(deps: Deps): Promise<Seeded> {
  const accounts: string[] = []
  for (const { userId, email } of Object.values(members)) {
    const login = { userId, email, password: DEMO_PASSWORD }
    const password = await replaceKnownPassword(deps, login)
    if (password) accounts.push(`${userId} / ${password}  (shown this once)`)
  }
  return { accounts }
}
