import { randomBytes } from 'node:crypto'
import type { Db } from '#server/platform/database.ts'
import { decryptSecret, encryptSecret } from './encrypt-secret.ts'
import { matchingStep } from './totp.ts'

/** As RFC 4226 recommends. */
const SECRET_BYTES = 20

/** Stores a new secret that waits for its first code; null if an app is confirmed already. */
export async function beginAuthenticatorApp(db: Db, key: string, memberId: string) {
  const secret = randomBytes(SECRET_BYTES)
  const fresh = { secret: encryptSecret(key, memberId, secret), last_step: 0 }
  const stored = await db
    .insertInto('authenticator_apps')
    .values({ member_id: memberId, confirmed_at: null, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet(fresh)
        .where('authenticator_apps.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst()
  return stored ? secret : null
}

/**
 * Uses up a code: of concurrent calls with one code only one succeeds. `isConfirmed` chooses between an
 * app in use and one that is being added, which its first code confirms.
 */
export async function consumeTotp(
  db: Db,
  key: string,
  { memberId, isConfirmed }: { readonly memberId: string; readonly isConfirmed: boolean },
  code: string,
  at: Date,
): Promise<boolean> {
  const app = await db
    .selectFrom('authenticator_apps')
    .select(['secret', 'last_step'])
    .where('member_id', '=', memberId)
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  const secret = app && decryptSecret(key, memberId, app.secret)
  const step = secret && matchingStep(secret, code, at, Number(app.last_step))
  if (!step) return false
  const used = await db
    .updateTable('authenticator_apps')
    .set({ last_step: step, ...(!isConfirmed && { confirmed_at: at }) })
    .where('member_id', '=', memberId)
    .where('secret', '=', app.secret)
    .where('last_step', '<', String(step))
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/** Whether a member has confirmed an app. */
export async function hasAuthenticatorApp(db: Db, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('authenticator_apps')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a member's app, confirmed or not; returns whether one was confirmed. */
export async function dropAuthenticatorApp(tx: Db, memberId: string): Promise<boolean> {
  const dropped = await tx
    .deleteFrom('authenticator_apps')
    .where('member_id', '=', memberId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return dropped !== undefined && dropped.confirmed_at !== null
}
