import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { verificationCode } from '#domain/limits/limits.ts'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from './constant-time-equal.ts'
import type { Db } from './database.ts'

/** What a code proves: control of an email address, a phone, a guest order or an account. */
type CodePurpose = 'email' | 'phone' | 'guest_order' | 'social_link' | 'login' | 'confirm'

export interface CodeSubject {
  readonly purpose: CodePurpose
  /** Email address, phone digits, order number, hash of a link token, or of a browser and its ID. */
  readonly target: string
}

/** `expired` includes a code without tries left; `mismatch` includes a target without a code. */
type CodeOutcome = 'proven' | 'mismatch' | 'expired'

const TRIES = verificationCode.tries
const VALID_MS = verificationCode.validMinutes * 60_000
const RETENTION_MS = 24 * 60 * 60_000
const CODES = 10 ** verificationCode.digits

/** Issues a six-digit code, which replaces the previous one and its proof. Stores its hash only. */
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
 * Checks a code. Counts the try before the comparison, in one conditional update, so that concurrent
 * calls share the limit. Call it outside a transaction that a refusal would roll back.
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

/**
 * Who proved something, as hashes: a secret of their browser, and their network. Null is what
 * identifies nobody.
 */
export interface Bearer {
  readonly browser: string | null
  readonly network: string | null
}

/** Stores who gave the proof, so that nobody else can use it. */
export async function storeBearer(db: Db, { purpose, target }: CodeSubject, bearer: Bearer) {
  await db
    .updateTable('verification_codes')
    .set({ proven_browser: bearer.browser, proven_network: bearer.network })
    .where('purpose', '=', purpose)
    .where('target', '=', target)
    .where('verified_at', 'is not', null)
    .execute()
}

/** Finds the bearer's proof of a target since a moment; `spent` if it was used already. */
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
        ...(network === null ? [] : [it('proven_network', '=', network)]),
        ...(browser === null ? [] : [it('proven_browser', '=', browser)]),
      ]),
    )
    .executeTakeFirst()
  if (!row) return 'none'
  return row.spent_at ? 'spent' : 'proven'
}

/** Consumes a proof and its code; false if there was none or a concurrent call was first. */
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

/** Deletes every code that was sent to one of the targets. */
export async function deleteCodes(tx: Db, targets: readonly string[]) {
  await tx.deleteFrom('verification_codes').where('target', 'in', targets).execute()
}

/** Deletes codes and their targets a day after they were sent; returns their number. */
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

/** Keyed hash: a plain hash of a six-digit code is easily reversed. */
const hashOf = (secret: string, { purpose, target }: CodeSubject, code: string) =>
  createHmac('sha256', secret).update(`${purpose}\n${target}\n${code}`).digest('base64url')
