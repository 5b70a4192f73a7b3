import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/refusal.ts'
import type { MemberRow } from './member-row.ts'
import type { AccountTables } from './tables.ts'
import { withdrawnId } from './withdrawn-id.ts'

/** By ID, whatever its capitals; disabled ones too, and those who left, by their pseudonym. */
export async function findByUserId(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  userId: string,
): Promise<MemberRow | undefined> {
  const names = [userId.toLowerCase(), withdrawnId(secret, userId)]
  return db
    .selectFrom('members')
    .selectAll()
    .where((it) => it.fn<string>('lower', ['user_id']), 'in', names)
    .executeTakeFirst()
}

export async function findById(db: Db, memberId: string): Promise<MemberRow | undefined> {
  return db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirst()
}

/** What a member may change of their own row. */
export async function updateContact(
  db: Db,
  memberId: string,
  contact: Pick<MemberRow, 'phone' | 'postal_code' | 'basic_address' | 'detailed_address'>,
) {
  await db.updateTable('members').set(contact).where('id', '=', memberId).execute()
}

/** Writes an address for whoever has none. Refuses EMAIL_TAKEN: the index decides. */
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

/** Holds a living member's row: nothing new of theirs is written until the transaction ends. */
export const findAndLockMember = (tx: Db, memberId: string): Promise<MemberRow | undefined> =>
  tx
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Leaves a pseudonym, and the hash of the password that proves to be whom it stands for. */
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

/** Where a member who calls is reached, and under which name. */
export const contactOf = (
  db: Db,
  memberId: string,
): Promise<{ readonly name: string; readonly email: string }> =>
  db
    .selectFrom('members')
    .select(['name', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** Whether a living member has this address. */
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
 * The member whose ID and address these are together; nobody who has withdrawn. One search whatever
 * of it exists, so that an answer's time does not tell an ID without its address.
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

/** The member of this name at this address, whatever the name's capitals and spaces; nobody who has withdrawn. */
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

/** Puts a new hash in the place of `from`; false when another call did before. */
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

/** Holds a member who may sign in until the transaction ends; false when they were disabled or have left. */
export async function holdMember(tx: Db, memberId: string): Promise<boolean> {
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

/** Holds a member's password as it is until the transaction ends; false when it has changed. */
export async function holdPasswordHash(
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
 * Writes a new member. The indexes decide who was first, so calls that race cannot both win.
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
