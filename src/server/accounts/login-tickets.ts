import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { readDevice, rememberDevice } from './device-cookie.ts'

const VALID_MS = 5 * 60_000

interface Login {
  readonly memberId: string
  readonly temporaryHash: string | null
}

/** Issues the ticket with which this browser completes a login; only its hash is stored. */
export async function issueTicket(
  tx: Db,
  { memberId, temporaryHash }: Login,
  context: Pick<RequestContext, 'cookies' | 'setCookie'>,
  at: Date,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url')
  await tx
    .insertInto('login_tickets')
    .values({
      ticket_hash: hashOf(ticket),
      member_id: memberId,
      device_hash: rememberDevice(context),
      temporary_password_hash: temporaryHash,
      expires_at: new Date(at.getTime() + VALID_MS),
    })
    .execute()
  return ticket
}

type Context = Pick<RequestContext, 'cookies'>

/** Finds the login of a ticket that this browser got and did not use. */
export const findTicket = (db: Db, ticket: string, context: Context, at: Date) =>
  db
    .selectFrom('login_tickets')
    .select(['member_id', 'temporary_password_hash'])
    .where('ticket_hash', '=', hashOf(ticket))
    .where('device_hash', '=', readDevice(context) ?? '')
    .where('expires_at', '>', at)
    .executeTakeFirst()

/** Uses up a ticket; of concurrent calls only one succeeds. */
export async function consumeTicket(tx: Db, ticket: string): Promise<boolean> {
  const spent = await tx
    .deleteFrom('login_tickets')
    .where('ticket_hash', '=', hashOf(ticket))
    .executeTakeFirst()
  return spent.numDeletedRows > 0n
}

/** Ends a member's unfinished logins. */
export async function dropTickets(tx: Db, memberId: string) {
  await tx.deleteFrom('login_tickets').where('member_id', '=', memberId).execute()
}

/** Deletes expired tickets and challenges of passkeys; returns the number deleted. */
export async function purgeLoginTickets({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const at = now()
  const tickets = await db
    .deleteFrom('login_tickets')
    .where('expires_at', '<=', at)
    .executeTakeFirst()
  const challenges = await db
    .deleteFrom('passkey_challenges')
    .where('expires_at', '<=', at)
    .executeTakeFirst()
  return Number(tickets.numDeletedRows + challenges.numDeletedRows)
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
