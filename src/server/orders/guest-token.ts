import { createHash, createHmac, randomBytes } from 'node:crypto'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { GUEST_TOKEN_VALID_DAYS } from '#domain/limits/limits.ts'
import type { Db } from '#server/platform/database.ts'

const TOKEN_BYTES = 32

/**
 * Issues a new guest token, valid for {@link GUEST_TOKEN_VALID_DAYS} days. Only its hash is stored,
 * so every email contains a new one.
 */
export async function issueGuestToken(tx: Db, orderId: string, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await storeGuestToken(tx, orderId, token, at)
  return token
}

/** Stores the hash of a token. A token that is stored already stays as it is. */
export async function storeGuestToken(tx: Db, orderId: string, token: string, at: Date) {
  await guestTokenInsert(tx, orderId, token, at).execute()
}

/** Query of {@link storeGuestToken}. */
export const guestTokenInsert = (tx: Db, orderId: string, token: string, at: Date) =>
  tx
    .insertInto('guest_tokens')
    .values({
      token_hash: hashOf(token),
      order_id: orderId,
      expires_at: addDays(at, GUEST_TOKEN_VALID_DAYS),
    })
    .onConflict((conflict) => conflict.doNothing())

/**
 * Derives the first token of an order from its idempotency key: a repeated call returns the same
 * token, although it is not stored.
 */
export const deterministicToken = (secret: string, orderNumber: string, key: string): string =>
  createHmac('sha256', secret).update(`guest token\n${orderNumber}\n${key}`).digest('base64url')

export async function isValidGuestToken(db: Db, orderId: string, token: string, at: Date) {
  const row = await db
    .selectFrom('guest_tokens')
    .select('order_id')
    .where('token_hash', '=', hashOf(token))
    .where('order_id', '=', orderId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the order of a token; undefined if the token is unknown or expired. */
export async function findOrderIdByToken(
  db: Db,
  token: string,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('guest_tokens')
    .select('order_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return row?.order_id
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
