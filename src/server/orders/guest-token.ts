import { createHash, createHmac, randomBytes } from 'node:crypto'
import { addDays } from '#domain/calendar/seoul-day.ts'
import { GUEST_TOKEN_VALID_DAYS } from '#domain/limits/limits.ts'
import type { Db } from '#server/platform/database.ts'

const TOKEN_BYTES = 32

/**
 * A new proof of being the guest of an order, good for {@link GUEST_TOKEN_VALID_DAYS}. Only its hash
 * is stored, so every mail that carries one gets one of its own.
 */
export async function issueGuestToken(tx: Db, orderId: string, at: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await storeGuestToken(tx, orderId, token, at)
  return token
}

/** Makes a token count for an order. The same one twice stays as it was. */
export async function storeGuestToken(tx: Db, orderId: string, token: string, at: Date) {
  await tx
    .insertInto('guest_tokens')
    .values({
      token_hash: hashOf(token),
      order_id: orderId,
      expires_at: addDays(at, GUEST_TOKEN_VALID_DAYS),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The first token of an order that was placed with an idempotency key: the same call repeated answers the
 * same token, although it is stored nowhere.
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

/** The order that a token is of, or undefined when it is of none or its time is over. */
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
