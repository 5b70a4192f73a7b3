import { createHash } from 'node:crypto'
import type { IdempotencyScope } from '#contract/endpoint.ts'
import type { Db } from './database.ts'
import { refuse } from './refusal.ts'

/** A call that its sender may repeat. `null` wherever no key was sent. */
export interface IdempotencyKey {
  readonly scope: IdempotencyScope
  readonly key: string
  /** Hash of what was asked for. */
  readonly fingerprint: string
}

/**
 * Does `work` once a key. Call it in the transaction that `work` belongs to: the answer is kept if
 * and only if the work is, and a call that races with the same key waits for the first and gets its
 * answer. A refusal keeps nothing, so the corrected call may use the key again.
 *
 * Refuses IDEMPOTENCY_KEY_REUSED: the key came before with another body.
 */
export async function once<Reply extends object>(
  tx: Db,
  idempotency: IdempotencyKey | null,
  at: Date,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (!idempotency) return work()
  const { scope, key, fingerprint } = idempotency

  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, fingerprint, reply: '{}', created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return keptReply(tx, idempotency)

  const reply = await work()
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return reply
}

async function keptReply<Reply>(tx: Db, { scope, key, fingerprint }: IdempotencyKey) {
  const kept = await tx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'reply'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.fingerprint !== fingerprint) refuse('IDEMPOTENCY_KEY_REUSED')
  return kept.reply as Reply
}

/** The same for two bodies that say the same, whatever the order of their fields. */
export function fingerprintOf(...parts: unknown[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part instanceof Uint8Array ? part : canonical(part))
  return hash.digest('base64url')
}

/** Refuses MALFORMED_REQUEST to a body nested deeper than can be followed. */
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
