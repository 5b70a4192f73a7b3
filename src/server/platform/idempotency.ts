import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { IdempotencyScope } from '#contract/endpoint.ts'
import type { Db } from './database.ts'
import { refuse } from './refusal.ts'

/** Idempotency key of a call; `null` if none was sent. */
export interface IdempotencyKey {
  readonly scope: IdempotencyScope
  readonly key: string
  /** Hash of the request. */
  readonly fingerprint: string
  /** The calling member; null for a visitor. */
  readonly memberId: string | null
}

/** Whether the stored reply to `owner` may be returned to `caller`; null is a visitor. */
type MayReceive = (owner: string | null, caller: string | null) => boolean

const sameCaller: MayReceive = (owner, caller) => owner === caller

/**
 * Runs `work` once per idempotency key and returns the stored reply to repeated calls. Call it in the
 * transaction of `work`: both commit together, and a concurrent call waits for the first one's reply.
 * A refusal stores nothing, so a corrected call may reuse the key.
 *
 * Refuses IDEMPOTENCY_KEY_REUSED if the key was used with another body or by a caller whose reply
 * this caller may not receive.
 */
export async function runOnce<Reply extends object>(
  tx: Db,
  idempotency: IdempotencyKey | null,
  at: Date,
  work: () => Promise<Reply>,
  mayReceive = sameCaller,
): Promise<Reply> {
  if (!idempotency) return work()
  const claimed = await claimKey(tx, idempotency, at).executeTakeFirst()
  if (!claimed) return findStoredReply(tx, idempotency, mayReceive)

  const reply = await work()
  await storeReply(tx, idempotency, reply).execute()
  return reply
}

/**
 * Query that claims the key, and returns a row unless it was claimed before. With {@link storeReply} and
 * {@link findStoredReply} the parts of {@link runOnce}, for work that sends them with other statements.
 * A reply that is known already is stored with the key.
 */
export const claimKey = (
  tx: Db,
  { scope, key, fingerprint, memberId }: IdempotencyKey,
  at: Date,
  reply: object = {},
) =>
  tx
    .insertInto('idempotency_keys')
    .values({
      scope,
      key,
      fingerprint,
      member_id: memberId,
      reply: JSON.stringify(reply),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')

/** Query that stores the reply to a claimed key. */
export const storeReply = (tx: Db, { scope, key }: IdempotencyKey, reply: object) =>
  tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)

/** Returns the reply of a call whose key was claimed before. Refuses IDEMPOTENCY_KEY_REUSED. */
export async function findStoredReply<Reply>(
  tx: Db,
  { scope, key, fingerprint, memberId }: IdempotencyKey,
  mayReceive: MayReceive,
) {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'member_id', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const isTheirs = stored.fingerprint === fingerprint && mayReceive(stored.member_id, memberId)
  if (!isTheirs) refuse('IDEMPOTENCY_KEY_REUSED')
  // The call that stored it had the same scope, and so the same reply.
  return stored.reply as Reply
}

/**
 * Whether a call with this key was answered before. {@link runOnce} decides whether it was this call.
 */
export async function hasStoredReply(
  db: Db,
  idempotency: Pick<IdempotencyKey, 'scope' | 'key'> | null,
): Promise<boolean> {
  if (!idempotency) return false
  const { scope, key } = idempotency
  const stored = await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()
  return stored !== undefined
}

/** Erases the stored replies to a member's calls. */
export async function deleteRepliesToMember(tx: Db, memberId: string) {
  await tx.deleteFrom('idempotency_keys').where('member_id', '=', memberId).execute()
}

interface CreatingCall {
  readonly scope: IdempotencyScope
  /** The member who made the call; null for a visitor. */
  readonly memberId: string | null
  readonly id: string
}

/** Erases the stored reply of the call that created an item which is being removed. */
export async function deleteReplyOfCreation(tx: Db, { scope, memberId, id }: CreatingCall) {
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '=', scope)
    .where('member_id', 'is not distinct from', memberId)
    .where(sql<string>`reply ->> 'id'`, '=', id)
    .execute()
}

/**
 * Erases the stored replies to calls about these orders, whoever made them. Replies about money
 * stay: they contain no personal data, and a deposit must not count twice.
 */
export async function deleteRepliesAboutOrders(tx: Db, orderNumbers: readonly string[]) {
  await tx
    .deleteFrom('idempotency_keys')
    .where('scope', '<>', 'payment')
    .where(sql<string>`reply ->> 'order_number'`, 'in', orderNumbers)
    .execute()
}

/** Hash that is equal for equal bodies, independent of the order of their fields. */
export function fingerprintOf(...parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part instanceof Uint8Array ? part : canonical(part))
  return hash.digest('base64url')
}

/** Canonical form of a body. Refuses MALFORMED_REQUEST if it is nested too deeply. */
function canonical(value: unknown): string {
  try {
    return JSON.stringify(value, sorted) ?? 'nothing'
  } catch (error) {
    if (error instanceof RangeError) refuse('MALFORMED_REQUEST')
    throw error
  }
}

const sorted = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
