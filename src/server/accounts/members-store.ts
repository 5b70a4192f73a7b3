import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import { closedAccountId } from './closed-account-id.ts'
import type { MemberRow } from './member-row.ts'
import type { AccountTables } from './tables.ts'

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

/** Sets the address of a member who has none. Refuses EMAIL_TAKEN: the unique index decides. */
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
 * Locks an open account: nothing new of the member is written until the transaction ends. Foreign keys
 * to the account do not wait, so a transaction that holds an order may still write about its member.
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
 * Erases a member, leaving a pseudonym and the hash of the password that proves whom it stands for.
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

/** Contact details and name of a calling member. */
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
 * Keeps an account open until the transaction ends; false when it was disabled or closed. A transaction
 * that locks orders, points or coupons calls it first: withdrawal locks the account before those.
 */
export async function lockActiveMember(tx: Db, memberId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', memberId)
    .where('is_active', '=', true)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return held !== undefined
}

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
 * Inserts a new member. The unique indexes decide who was first, so calls that race cannot both
 * win.
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
