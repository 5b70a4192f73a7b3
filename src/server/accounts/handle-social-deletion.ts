import { randomBytes } from 'node:crypto'
import { isStaffRole } from '#domain/accounts/roles.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { SocialDeletionRequest } from '#server/ports/social-login.ts'
import { canAdminister, lockAdministrators } from './administrators.ts'
import { eraseMembership, type OnAccountClosed } from './close-account.ts'
import { hasLoginMethod } from './login-methods.ts'
import type { MemberRow } from './member-row.ts'
import { findAndLockMember, findById } from './members-store.ts'
import { loginRemoved, notifyOfSignInChange } from './notify-of-sign-in-change.ts'
import { dropIdentity, dropSubject, findByIdentity, lockIdentity } from './social-store.ts'
import { findSocialLogin } from './start-social-login.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'storage' | 'publicUrl' | 'socialLogins' | 'log'>

/**
 * Handles a provider's request to delete a person's data: removes the login. Erases the account as
 * well if its member could no longer sign in (no password, address or other login), once no order
 * is open. The only login of the last administrator is kept until another administrator or login
 * exists. Returns a code for the status page, also for an unknown person.
 *
 * Refuses PROVIDER_NOT_CONFIGURED, and FORBIDDEN for a request that the provider did not sign.
 * Source: docs/rules.md A-18.
 */
export async function handleSocialDeletion(
  deps: Needed,
  onAccountClosed: readonly OnAccountClosed[],
  provider: SocialProvider,
  request: SocialDeletionRequest,
): Promise<string> {
  const subject =
    findSocialLogin(deps, provider).parseDeletionRequest(request) ?? refuse('FORBIDDEN')
  const at = deps.now()
  const code = randomBytes(12).toString('hex')
  const { isOrphan, files } = await inTransaction(deps.db, async (tx) => {
    const identity = { provider, subject }
    await lockIdentity(tx, identity)
    const known = await findByIdentity(tx, identity)
    const isLast = known !== undefined && (await isLastAdministratorLogin(tx, known, provider))
    const member = known && (await findAndLockMember(tx, known.id))
    const files = isLast ? [] : await dropSubject(tx, identity)
    if (!isLast && member) {
      await notifyOfSignInChange(tx, deps, member, loginRemoved(provider), at)
    }
    const isOrphan = member !== undefined && !(await canSignIn(tx, member))
    const row = { code, provider, requested_at: at }
    await tx
      .insertInto('social_deletions')
      .values(
        isOrphan || (isLast && member)
          ? { ...row, member_id: member.id }
          : { ...row, member_id: null, done_at: at },
      )
      .execute()
    return { isOrphan, files }
  })
  for (const key of files) await deps.storage.delete(key)
  if (isOrphan) await finishDeletion(deps, onAccountClosed, code)
  return code
}

/**
 * Retries the deletions that waited for an order to end or for another administrator; returns the
 * number completed.
 */
export async function finishSocialDeletions(
  deps: Needed,
  onAccountClosed: readonly OnAccountClosed[],
) {
  const pending = await deps.db
    .selectFrom('social_deletions')
    .select('code')
    .where('done_at', 'is', null)
    .orderBy('requested_at')
    .execute()
  let done = 0
  for (const { code } of pending) if (await finishDeletion(deps, onAccountClosed, code)) done += 1
  return done
}

async function finishDeletion(
  deps: Needed,
  onAccountClosed: readonly OnAccountClosed[],
  code: string,
) {
  const at = deps.now()
  try {
    const files = await inTransaction(deps.db, async (tx) => {
      const deletion = await markDeletionDone(tx, code, at)
      const known = deletion?.member_id && (await findById(tx, deletion.member_id))
      if (!deletion || !known) return []
      const { provider } = deletion
      if (await isLastAdministratorLogin(tx, known, provider)) refuse('LAST_ADMINISTRATOR')
      const member = await findAndLockMember(tx, known.id)
      if (!member) return []
      const dropped = await dropIdentity(tx, member.id, provider)
      if (dropped) await notifyOfSignInChange(tx, deps, member, loginRemoved(provider), at)
      if (await canSignIn(tx, member)) return dropped ?? []
      const files = await eraseMembership(tx, deps.secret, onAccountClosed, member, at)
      return [...(dropped ?? []), ...files]
    })
    for (const key of files) await deps.storage.delete(key)
    return true
  } catch (error) {
    if (error instanceof Refusal && retriedRefusals.includes(error.code)) return false
    deps.log.error({ err: error, code }, 'social deletion failed')
    return false
  }
}

const markDeletionDone = (tx: Db, code: string, at: Date) =>
  tx
    .updateTable('social_deletions')
    .set({ done_at: at })
    .where('code', '=', code)
    .where('done_at', 'is', null)
    .returning(['member_id', 'provider'])
    .executeTakeFirst()

const retriedRefusals: readonly string[] = ['OPEN_ORDER', 'LAST_ADMINISTRATOR']

/** A provider never erases an account with a role: the role must be removed first. */
const canSignIn = async (tx: Db, row: MemberRow) =>
  isStaffRole(row.role) || (await hasLoginMethod(tx, row))

/**
 * Whether nobody could administer any more without this login. Locks all administrators before the
 * member, in the same order as {@link changeMember}.
 */
async function isLastAdministratorLogin(tx: Db, member: MemberRow, provider: SocialProvider) {
  if (!canAdminister(member)) return false
  for (const administrator of await lockAdministrators(tx)) {
    if (
      await hasLoginMethod(tx, administrator, administrator.id === member.id ? provider : undefined)
    )
      return false
  }
  return true
}

/** Reads the status of a deletion request. Refuses NOT_FOUND. */
export async function readSocialDeletion({ db }: Pick<Deps, 'db'>, code: string) {
  const row = await db
    .selectFrom('social_deletions')
    .select(['requested_at', 'done_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!row) refuse('NOT_FOUND')
  return {
    requested_at: row.requested_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
  }
}
