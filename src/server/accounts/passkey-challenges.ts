import { randomBytes } from 'node:crypto'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { readDevice, rememberDevice } from './device-cookie.ts'

export const CHALLENGE_VALID_MS = 5 * 60_000

/** Issues a challenge for this browser, and for a member if a passkey is created. */
export async function issueChallenge(
  db: Db,
  memberId: string | null,
  context: Pick<RequestContext, 'cookies' | 'setCookie'>,
  at: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge: Buffer.from(bytes).toString('base64url'),
      device_hash: rememberDevice(context),
      member_id: memberId,
      expires_at: new Date(at.getTime() + CHALLENGE_VALID_MS),
    })
    .execute()
  return bytes
}

/** Consumes a challenge; false if it is unknown, used, expired, or for another browser or member. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  memberId: string | null,
  context: Pick<RequestContext, 'cookies'>,
  at: Date,
): Promise<boolean> {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('device_hash', '=', readDevice(context) ?? '')
    .where('member_id', 'is not distinct from', memberId)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}
