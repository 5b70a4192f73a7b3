import { sql } from 'kysely'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { listPictureKeys } from './login-pictures-store.ts'
import type { MemberRow } from './member-row.ts'
import type { SocialIdentity } from './social-identity.ts'

interface Attempt {
  readonly proof_hash: string
  readonly redirect_uri: string
  readonly expires_at: Date
}

export async function insertAuthRequest(db: Db, attempt: Attempt) {
  await db
    .insertInto('social_auth_requests')
    .values(attempt)
    .onConflict((conflict) => conflict.column('proof_hash').doUpdateSet(attempt))
    .execute()
}

/**
 * Deletes and returns an auth request that has not expired; of concurrent calls only one gets it.
 */
export async function consumeAuthRequest(db: Db, proofHash: string, at: Date) {
  return db
    .deleteFrom('social_auth_requests')
    .where('proof_hash', '=', proofHash)
    .where('expires_at', '>', at)
    .returning('redirect_uri')
    .executeTakeFirst()
}

/**
 * Locks an identity until the transaction ends, so that concurrent logins cannot create two
 * members.
 */
export async function lockIdentity(tx: Db, { provider, subject }: SocialIdentity) {
  const key = `social:${provider}:${subject}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function findByIdentity(
  db: Db,
  { provider, subject }: SocialIdentity,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('social_logins')
    .innerJoin('members', 'members.id', 'social_logins.member_id')
    .selectAll('members')
    .where('social_logins.provider', '=', provider)
    .where('social_logins.subject', '=', subject)
    .executeTakeFirst()
}

/** Finds the member with this address; never a closed account. */
export async function findByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** Connects an identity to a member; does nothing if the identity is connected already. */
export async function insertIdentity(
  tx: Db,
  { provider, subject }: SocialIdentity,
  memberId: string,
  at: Date,
) {
  await tx
    .insertInto('social_logins')
    .values({ provider, subject, member_id: memberId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Lists a member's logins with the time they were connected, oldest first. */
export const listIdentities = (db: Db, memberId: string) =>
  db
    .selectFrom('social_logins')
    .select(['provider', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()

/** SQL of the providers with which a member can sign in, oldest first. */
export const providersOf = (memberId: string) =>
  sql<string[]>`array(select provider from social_logins where member_id = ${memberId}
    order by created_at)`

/** Deletes one login and returns the storage keys of its files, or null if there was none. */
export const dropIdentity = (
  tx: Db,
  memberId: string,
  provider: SocialProvider,
): Promise<string[] | null> => dropLogins(tx, { member_id: memberId, provider })

interface PendingLink extends SocialIdentity {
  readonly token_hash: string
  readonly member_id: string
  readonly expires_at: Date
  readonly picture_url: string | null
}

export async function insertLink(tx: Db, { provider, subject, ...link }: PendingLink) {
  await tx
    .insertInto('social_links')
    .values({ ...link, provider, subject })
    .execute()
}

/** Finds the member whom a pending login can be linked to. */
export const findLink = (db: Db, tokenHash: string, at: Date) =>
  db
    .selectFrom('social_links')
    .select('member_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** Deletes and returns the member's pending login. */
export async function consumeLink(tx: Db, tokenHash: string, memberId: string, at: Date) {
  return tx
    .deleteFrom('social_links')
    .where('token_hash', '=', tokenHash)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', at)
    .returning(['provider', 'subject', 'picture_url'])
    .executeTakeFirst()
}

/** Deletes an identity's login and pending links; returns the storage keys of its files. */
export const dropSubject = (tx: Db, { provider, subject }: SocialIdentity) =>
  dropLoginsAndLinks(tx, { provider, subject })

/** Deletes all of a member's logins and pending links; returns the storage keys of their files. */
export const dropIdentities = (tx: Db, memberId: string) =>
  dropLoginsAndLinks(tx, { member_id: memberId })

/** Columns that the rows to delete must match. */
type LoginFilter =
  | SocialIdentity
  | { readonly member_id: string; readonly provider?: SocialProvider }

async function dropLoginsAndLinks(tx: Db, filter: LoginFilter): Promise<string[]> {
  await tx
    .deleteFrom('social_links')
    .where((it) => it.and(filter))
    .execute()
  return (await dropLogins(tx, filter)) ?? []
}

/** Deletes logins and returns the storage keys of their files, or null if there were none. */
async function dropLogins(tx: Db, filter: LoginFilter): Promise<string[] | null> {
  const dropped = await tx
    .deleteFrom('social_logins')
    .where((it) => it.and(filter))
    .returning('picture_id')
    .execute()
  return dropped.length > 0 ? listPictureKeys(dropped) : null
}

/** Deletes expired auth requests and pending links; returns the number deleted. */
export async function purgeSocialAuthRequests({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const at = now()
  const attempts = await db
    .deleteFrom('social_auth_requests')
    .where('expires_at', '<=', at)
    .executeTakeFirst()
  const links = await db.deleteFrom('social_links').where('expires_at', '<=', at).executeTakeFirst()
  return Number(attempts.numDeletedRows + links.numDeletedRows)
}
