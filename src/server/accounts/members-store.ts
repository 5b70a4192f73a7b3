import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { closedAccountId } from './closed-account-id.ts'
import type { MemberRow } from './member-row.ts'
import type { AccountTables } from './tables.ts'

/** Id of no member: for queries that are made for unknown accounts too, so that they take as long. */
export const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Finds a member by ID, ignoring case; includes disabled members, and those with closed accounts by
 * their pseudonym.
 */
export async function findByUserId(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  userId: string,
): Promise<MemberRow | undefined> {
  const names = [userId.toLowerCase(), closedAccountId(secret, userId)]
  return db
    .selectFrom('members')
    .selectAll()
    .where((it) => it.fn<string>('lower', ['user_id']), 'in', names)
    .executeTakeFirst()
}

export async function findById(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst()
}

/** Updates the contact details that a member can change. */
export async function updateContact(
  db: Db,
  memberId: string,
  contact: Pick<MemberRow, 'phone' | 'postal_code' | 'basic_address' | 'detailed_address'>,
) {
  await db.updateTable('members').set(contact).where('id', '=', memberId).execute()
}

/** Sets the email address of a member. Refuses EMAIL_TAKEN: the unique index decides. */
export async function setEmail(tx: Db, memberId: string, email: string) {
  await tx
    .updateTable('members')
    .set({ email })
    .where('id', '=', memberId)
    .execute()
    .catch((error: { readonly constraint?: string }) => {
      throw error.constraint === 'members_email' ? new Refusal('EMAIL_TAKEN') : error
    })
}

/**
 * Locks an open account for changes until the transaction ends. Foreign keys to the account do not
 * wait for the lock, so a transaction that holds an order's lock can still insert rows about its
 * member.
 */
export const findAndLockMember = (tx: Db, memberId: string): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/**
 * Erases a member. A pseudonym and the password hash remain, to recognise the former member at a
 * login.
 */
export async function eraseMember(tx: Db, memberId: string, pseudonym: string, at: Date) {
  await tx
    .updateTable('members')
    .set({
      user_id: pseudonym,
      name: '',
      email: '',
      phone: '',
      postal_code: null,
      basic_address: null,
      detailed_address: null,
      withdrawn_at: at,
    })
    .where('id', '=', memberId)
    .execute()
}

/** Returns the name and email address of a calling member. */
export const findContact = (
  db: Db,
  memberId: string,
): Promise<{ readonly name: string; readonly email: string }> =>
  db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** Whether an open account has this address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Finds the member with both this ID and this address; never a closed account. Always one search,
 * so that the response time does not reveal an ID.
 */
export async function findByIdAndEmail(db: Db, userId: string, email: string) {
  return db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'language'])
    .where((it) => it.fn<string>('lower', ['user_id']), '=', userId.toLowerCase())
    .where('email', '=', email)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/**
 * Finds the member with this name and address, ignoring case and spaces in the name; never a closed
 * account.
 */
export async function findByNameAndEmail(db: Db, name: string, email: string) {
  return db
    .selectFrom('members')
    .select(['user_id', 'name', 'email', 'language'])
    .where('email', '=', email)
    .where(sql<boolean>`${sameName(sql.ref('name'))} = ${sameName(sql`${name}::text`)}`)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

const sameName = (name: RawBuilder<unknown>) =>
  sql`lower(normalize(regexp_replace(${name}, '\\s', '', 'g'), nfc))`

/** Replaces the password hash `from`; false when another call replaced it first. */
export async function replacePasswordHash(
  tx: Db,
  memberId: string,
  hashes: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  const replaced = await tx
    .updateTable('members')
    .set({ password_hash: hashes.to })
    .where('id', '=', memberId)
    .where('password_hash', 'is not distinct from', hashes.from)
    .executeTakeFirst()
  return replaced.numUpdatedRows > 0n
}

/**
 * Locks an account against closing and disabling until the transaction ends; returns false when it
 * is closed or disabled already. A transaction that locks orders, points or coupons calls it first,
 * since closing an account locks in this order too.
 */
export const lockActiveMember = async (tx: Db, memberId: string): Promise<boolean> =>
  (await activeMemberLock(tx, memberId).executeTakeFirst()) !== undefined

/** Query of {@link lockActiveMember}, which returns a row if the account is active. */
export const activeMemberLock = (tx: Db, memberId: string) =>
  tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('is_active', '=', true)
    .where('withdrawn_at', 'is', null)
    .forShare()

/** Locks a member's current password; false when it has changed. */
export async function lockPasswordHash(
  tx: Db,
  { id, password_hash }: Pick<MemberRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const held = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', 'is not distinct from', password_hash)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

/**
 * Inserts a new member. The unique indexes decide, so of concurrent calls only one succeeds.
 *
 * Refuses USER_ID_TAKEN and EMAIL_TAKEN.
 */
export async function insertMember(
  tx: Db,
  member: Insertable<AccountTables['members']>,
): Promise<MemberRow> {
  return tx
    .insertInto('members')
    .values(member)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: { readonly constraint?: string }) => {
      if (error.constraint === 'members_user_id') refuse('USER_ID_TAKEN')
      if (error.constraint === 'members_email') refuse('EMAIL_TAKEN')
      throw error
    })
}
