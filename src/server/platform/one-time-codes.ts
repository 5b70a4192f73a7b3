import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { verificationCode } from '#domain/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from './constant-time-equal.ts'
import type { Db } from './database.ts'

/** What a code proves: an address, a number, or that somebody reads the mails of a guest order or of an account. */
export type CodePurpose = 'email' | 'phone' | 'guest_order' | 'social_link'

export interface CodeSubject {
  readonly purpose: CodePurpose
  /** The address, the digits, the order's number, or the hash of a link's token. */
  readonly target: string
}

/** `expired` is also a code whose tries are used up; `mismatch` also a target that has no code. */
export type CodeOutcome = 'proven' | 'mismatch' | 'expired'

const TRIES = verificationCode.tries
const VALID_MS = verificationCode.validMinutes * 60_000
const RETENTION_MS = 24 * 60 * 60_000
const CODES = 10 ** verificationCode.digits

/** A new six-digit code that replaces the one before, and what that one had proven. Only its hash is kept. */
export async function issueCode(db: Db, secret: string, subject: CodeSubject, at: Date) {
  const code = String(randomInt(CODES)).padStart(verificationCode.digits, '0')
  const fresh = {
    code_hash: hashOf(secret, subject, code),
    expires_at: new Date(at.getTime() + VALID_MS),
    tries_left: TRIES,
    verified_at: null,
    spent_at: null,
    created_at: at,
    proven_browser: null,
    proven_network: null,
  }
  await db
    .insertInto('verification_codes')
    .values({ ...subject, ...fresh })
    .onConflict((conflict) => conflict.columns(['purpose', 'target']).doUpdateSet(fresh))
    .execute()
  return code
}

/**
 * Takes one try and compares. The try is counted by one conditional update before the comparison, so
 * that calls that race have five tries between them. Call it outside a transaction that a refusal
 * would undo.
 */
export async function proveCode(
  db: Db,
  secret: string,
  subject: CodeSubject,
  code: string,
  at: Date,
): Promise<CodeOutcome> {
  const tried = await db
    .updateTable('verification_codes')
    .set({ tries_left: sql`tries_left - 1` })
    .where('purpose', '=', subject.purpose)
    .where('target', '=', subject.target)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', at)
    .returning('code_hash')
    .executeTakeFirst()
  if (!tried) return (await hasCode(db, subject)) ? 'expired' : 'mismatch'
  if (!constantTimeEqual(tried.code_hash, hashOf(secret, subject, code))) return 'mismatch'

  await db
    .updateTable('verification_codes')
    .set({ verified_at: at })
    .where('purpose', '=', subject.purpose)
    .where('target', '=', subject.target)
    .where('code_hash', '=', tried.code_hash)
    .where('verified_at', 'is', null)
    .execute()
  return 'proven'
}

/** Who proved something, by hashes: what only their browser keeps, if it keeps anything, and their network. */
export interface Bearer {
  readonly browser: string | null
  readonly network: string
}

/** Keeps whose the proof is, so that nobody else uses it. */
export async function storeBearer(db: Db, { purpose, target }: CodeSubject, bearer: Bearer) {
  await db
    .updateTable('verification_codes')
    .set({ proven_browser: bearer.browser, proven_network: bearer.network })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('verified_at', 'is not', null)
    .execute()
}

/** Whether the bearer has proven the target at or after `since`, and whether that was used already. */
export async function findProof(
  db: Db,
  subject: CodeSubject,
  since: Date,
  { browser, network }: Bearer,
): Promise<'proven' | 'spent' | 'none'> {
  const row = await db
    .selectFrom('verification_codes')
    .select('spent_at')
    .where('purpose', '=', subject.purpose)
    .where('target', '=', subject.target)
    .where('verified_at', '>=', since)
    .where((it) =>
      it.or([
        it('proven_network', '=', network),
        ...(browser === null ? [] : [it('proven_browser', '=', browser)]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return 'none'
  return row.spent_at ? 'spent' : 'proven'
}

/** Uses a proof up, code and all; false when there was none, or another call was first. */
export async function consumeProof(db: Db, subject: CodeSubject, since: Date, at: Date) {
  const spent = await db
    .updateTable('verification_codes')
    .set({ spent_at: at, expires_at: at })
    .where('purpose', '=', subject.purpose)
    .where('target', '=', subject.target)
    .where('verified_at', '>=', since)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows > 0n
}

/** Drops every code that was sent to one of these, used or not. */
export async function deleteCodes(tx: Db, targets: readonly string[]) {
  await tx.deleteFrom('verification_codes').where('target', 'in', targets).execute()
}

/** Forgets codes a day after they were sent, with the addresses; returns how many. */
export async function purgeCodes({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const purged = await db
    .deleteFrom('verification_codes')
    .where('created_at', '<', new Date(now().getTime() - RETENTION_MS))
    .executeTakeFirst()
  return Number(purged.numDeletedRows)
}

async function hasCode(db: Db, { purpose, target }: CodeSubject): Promise<boolean> {
  const row = await db
    .selectFrom('verification_codes')
    .select('purpose')
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .executeTakeFirst()
  return row !== undefined
}

/** Keyed, because a million codes are soon tried against a plain hash. */
const hashOf = (secret: string, { purpose, target }: CodeSubject, code: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${target}\n${code}`).digest('base64url')
