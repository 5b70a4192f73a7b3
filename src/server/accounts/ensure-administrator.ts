import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { texts } from '#texts/all.ts'
import { generatePassword } from './generate-password.ts'
import { findByUserId, insertMember, isEmailTaken } from './members-store.ts'
import { hashPassword } from './password-hash.ts'

interface Wanted {
  readonly userId: string
  readonly email: string
  readonly password: string | undefined
}

export interface Administrator {
  readonly userId: string
  /** Null when the password was given or the account existed already. */
  readonly generatedPassword: string | null
}

/**
 * Creates the installation's administrator unless one was ever created; later starts leave that
 * account unchanged, whatever the configuration says. Concurrent starts wait for each other.
 *
 * @throws when a customer already has the ID or the address.
 */
export async function ensureAdministrator(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  wanted: Wanted,
): Promise<Administrator> {
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('ensure-administrator'))`.execute(tx)
    const made = await tx
      .selectFrom('members')
      .select('user_id')
      .where('made_by_installation', '=', true)
      .executeTakeFirst()
    if (made) return { userId: made.user_id, generatedPassword: null }

    await refuseTaken(tx, secret, wanted)
    const password = wanted.password ?? generatePassword({ groups: 4, length: 5 })
    await insertMember(tx, {
      user_id: wanted.userId,
      email: wanted.email.toLowerCase(),
      name: texts.ko.accounts.administrator,
      phone: '',
      password_hash: await hashPassword(password),
      role: 'ADMIN',
      made_by_installation: true,
      created_at: now(),
    })
    return { userId: wanted.userId, generatedPassword: wanted.password ? null : password }
  })
}

async function refuseTaken(tx: Db, secret: string, { userId, email }: Wanted) {
  if (await findByUserId({ db: tx, secret }, userId)) {
    throw new Error(`ADMIN_USER_ID: a member already has the ID ${userId}`)
  }
  if (await isEmailTaken(tx, email.toLowerCase())) {
    throw new Error(`ADMIN_EMAIL: a member already has the address ${email}`)
  }
}
