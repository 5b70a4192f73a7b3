import { randomBytes } from 'node:crypto'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { SocialDeletionRequest } from '#server/ports/social-login.ts'
import { canAdminister, lockAdministrators } from './administrators.ts'
import { eraseMembership, type OnAccountClosed } from './close-account.ts'
import type { MemberRow } from './member-row.ts'
import { findAndLockMember, findById } from './members-store.ts'
import { notifyOfLoginChange } from './my-logins.ts'
import {
  dropIdentity,
  dropSubject,
  findByIdentity,
  listIdentities,
  lockIdentity,
} from './social-store.ts'
import { findSocialLogin } from './start-social-login.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'storage' | 'publicUrl' | 'socialLogins' | 'log'>

/**
 * Forgets whom a provider's notice names. An account that nobody can enter any more then, without a
 * password, an address or another login, is erased as by its member; while an order is open it waits.
 * The one login of the last administrator waits too, until somebody else can administer or there is
 * another way in. Answers a code for the page that tells how far it is, also for somebody we do not know.
 *
 * Refuses PROVIDER_NOT_CONFIGURED; FORBIDDEN to a notice that is not the provider's. Source:
 * docs/rules.md A-18.
 */
export async function handleSocialDeletion(
  deps: Needed,
  onAccountClosed: readonly OnAccountClosed[],
  provider: SocialProvider,
  notice: SocialDeletionRequest,
): Promise<string> {
  const subject =
    findSocialLogin(deps, provider).parseDeletionRequest(notice) ?? refuse('FORBIDDEN')
  const at = deps.now()
  const code = randomBytes(12).toString('hex')
  const { isOrphan, files } = await inTransaction(deps.db, async (tx) => {
    const identity = { provider, subject }
    await lockIdentity(tx, identity)
    const known = await findByIdentity(tx, identity)
    const isLast = known !== undefined && (await isLastWayIn(tx, known, provider))
    const member = known && (await findAndLockMember(tx, known.id))
    const files = isLast ? [] : await dropSubject(tx, identity)
    if (!isLast && member) {
      await notifyOfLoginChange(tx, deps, member, { provider, isConnected: false }, at)
    }
    const isOrphan = member !== undefined && !(await canComeIn(tx, member))
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

/** Forgets and erases what waited for an order to end or for another administrator; returns how many. */
export async function finishSocialDeletions(
  deps: Needed,
  onAccountClosed: readonly OnAccountClosed[],
) {
  const waiting = await deps.db
    .selectFrom('social_deletions')
    .select('code')
    .where('done_at', 'is', null)
    .orderBy('requested_at')
    .execute()
  let done = 0
  for (const { code } of waiting) if (await finishDeletion(deps, onAccountClosed, code)) done += 1
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
      const left = await takeDeletion(tx, code, at)
      const known = left?.member_id && (await findById(tx, left.member_id))
      if (!left || !known) return []
      const provider = left.provider as SocialProvider
      if (await isLastWayIn(tx, known, provider)) refuse('LAST_ADMINISTRATOR')
      const member = await findAndLockMember(tx, known.id)
      if (!member) return []
      const dropped = await dropIdentity(tx, member.id, provider)
      if (dropped) await notifyOfLoginChange(tx, deps, member, { provider, isConnected: false }, at)
      if (await canComeIn(tx, member)) return dropped ?? []
      const files = await eraseMembership(tx, deps.secret, onAccountClosed, member, at)
      return [...(dropped ?? []), ...files]
    })
    for (const key of files) await deps.storage.delete(key)
    return true
  } catch (error) {
    if (error instanceof Refusal && waitsFor.includes(error.code)) return false
    deps.log.error({ err: error, code }, 'somebody could not be forgotten')
    return false
  }
}

const takeDeletion = (tx: Db, code: string, at: Date) =>
  tx
    .updateTable('social_deletions')
    .set({ done_at: at })
    .where('code', '=', code)
    .where('done_at', 'is', null)
    .returning(['member_id', 'provider'])
    .executeTakeFirst()

const waitsFor: readonly string[] = ['OPEN_ORDER', 'LAST_ADMINISTRATOR']

/** An administrator's account is erased by no provider: its role goes first. */
const canComeIn = async (tx: Db, row: MemberRow) =>
  row.role === 'ADMIN' || (await hasWayIn(tx, row))

/** An address is a way in, too: a temporary password is sent there. `but` counts as gone. */
async function hasWayIn(tx: Db, { id, email, password_hash }: MemberRow, but?: SocialProvider) {
  if (password_hash !== null || email !== '') return true
  return (await listIdentities(tx, id)).some(({ provider }) => provider !== but)
}

/**
 * Whether nobody could administer any more without this login of a member. Everybody who can is held
 * until the transaction ends, before the member is, as by {@link changeMember}.
 */
async function isLastWayIn(tx: Db, member: MemberRow, provider: SocialProvider) {
  if (!canAdminister(member)) return false
  for (const each of await lockAdministrators(tx)) {
    if (await hasWayIn(tx, each, each.id === member.id ? provider : undefined)) return false
  }
  return true
}

/** Refuses NOT_FOUND. */
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
