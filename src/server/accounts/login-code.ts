import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { consumeProof, issueCode, proveCode } from '#server/platform/one-time-codes.ts'
import { countCalls } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { readDevice, rememberDevice } from './device-cookie.ts'
import { refuseGuessed } from './limit-login.ts'
import type { MemberRow } from './member-row.ts'
import { loginCodeLimits } from './rate-limits.ts'

type Needed = Pick<Deps, 'db' | 'secret' | 'rateLimits' | 'mail'>

/** Stands for the recipient while a mail is written that nobody gets. */
const PLACEHOLDER = 'nobody@example.invalid'

/** A code belongs to one browser: nobody else can use it or use up its tries. */
const subjectOf = (device: string, userId: string) => ({
  purpose: 'login' as const,
  target: createHash('sha256').update(`${device}\n${userId.toLowerCase()}`).digest('base64url'),
})

/**
 * Refuses TOO_MANY_REQUESTS with `step_up`, after sending a code to the member's address. The member
 * is undefined if the password was wrong. Then, and where the account cannot be used, nothing is sent,
 * but the same is written and only the mail is undone before the commit: neither the reply nor its
 * time reveals whether the password was right.
 */
export async function refuseWithLoginCode(
  deps: Needed,
  { userId, member }: { readonly userId: string; readonly member: MemberRow | undefined },
  secondsToWait: number,
  context: Pick<RequestContext, 'language' | 'cookies' | 'setCookie'>,
  at: Date,
): Promise<never> {
  const device = rememberDevice(context)
  const flood = await countCalls(deps, loginCodeLimits(member?.id ?? device), at)
  const canGetMail = member?.is_active && !member.withdrawn_at && member.email !== ''
  await inTransaction(deps.db, async (tx) => {
    const code = await issueCode(tx, deps.secret, subjectOf(device, userId), at)
    await sql`savepoint before_mail`.execute(tx)
    const to = member?.email || PLACEHOLDER
    const language = member ? member.language : context.language
    await notify(tx, { kind: 'LOGIN_CODE', code, to, language }, at)
    const isSent = canGetMail && flood === null
    await (isSent
      ? sql`release savepoint before_mail`
      : sql`rollback to savepoint before_mail`
    ).execute(tx)
  })
  refuseGuessed(deps, secondsToWait)
}

/**
 * Accepts the code that {@link refuseWithLoginCode} sent for this browser and ID, once.
 *
 * Refuses EMAIL_CODE_MISMATCH and EMAIL_CODE_EXPIRED, whatever the password was.
 */
export async function proveLoginCode(
  { db, secret }: Needed,
  { userId, code }: { readonly userId: string; readonly code: string },
  context: Pick<RequestContext, 'cookies'>,
  at: Date,
) {
  const device = readDevice(context) ?? refuse('EMAIL_CODE_MISMATCH')
  const subject = subjectOf(device, userId)
  const outcome = await proveCode(db, secret, subject, code, at)
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')
  const isFirst = outcome === 'proven' && (await consumeProof(db, subject, at, at))
  if (!isFirst) refuse('EMAIL_CODE_EXPIRED')
}
