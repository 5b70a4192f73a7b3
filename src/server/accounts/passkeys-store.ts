import type { Db } from '#server/platform/database.ts'

interface NewPasskey {
  readonly member_id: string
  readonly credential_id: string
  readonly public_key: string
  readonly counter: number
  readonly name: string
  readonly created_at: Date
}

/** Stores a passkey; undefined if the credential is stored already. */
export const insertPasskey = (tx: Db, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values({ ...passkey, last_used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()

/** Lists a member's passkeys, oldest first. */
export const listPasskeys = (db: Db, memberId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'member_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** Stores a use. The counter never falls, also when two uses are stored at once. */
export async function savePasskeyUse(db: Db, id: string, counter: number, at: Date) {
  await db
    .updateTable('passkeys')
    .set((it) => ({
      counter: it.fn<number>('greatest', ['counter', it.val(counter)]),
      last_used_at: at,
    }))
    .where('id', '=', id)
    .execute()
}

/** Deletes a member's passkey and returns its name; undefined if it is not theirs. */
export const dropPasskey = (tx: Db, memberId: string, id: string) =>
  tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

/** Deletes all passkeys of a member, and their unused challenges. */
export async function dropPasskeys(tx: Db, memberId: string) {
  await tx.deleteFrom('passkey_challenges').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('passkeys').where('member_id', '=', memberId).execute()
}
