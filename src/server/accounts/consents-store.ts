import type { ConsentEvent, OptionalConsent } from '#domain/accounts/consents.ts'
import type { Db } from '#server/platform/database.ts'

const HISTORY_SHOWN = 20

interface Change {
  readonly memberId: string
  readonly kind: OptionalConsent
  readonly isGiven: boolean
  readonly at: Date
}

/** Puts a consent where it should be; false when it stood there already, as one never given. */
export async function setConsent(tx: Db, { memberId, kind, isGiven, at }: Change) {
  const state = { is_given: isGiven, changed_at: at, confirmed_at: at }
  const changed = isGiven
    ? await tx
        .insertInto('optional_consents')
        .values({ member_id: memberId, kind, ...state })
        .onConflict((conflict) =>
          conflict
            .columns(['member_id', 'kind'])
            .doUpdateSet(state)
            .where('optional_consents.is_given', '=', false),
        )
        .returning('kind')
        .executeTakeFirst()
    : await tx
        .updateTable('optional_consents')
        .set(state)
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .where('is_given', '=', true)
        .returning('kind')
        .executeTakeFirst()
  return changed !== undefined
}

export async function noteConsent(
  tx: Db,
  memberId: string,
  kinds: readonly OptionalConsent[],
  event: ConsentEvent,
  at: Date,
) {
  if (kinds.length === 0) return
  const rows = kinds.map((kind) => ({ member_id: memberId, kind, event, at }))
  await tx.insertInto('consent_history').values(rows).execute()
}

/** Whoever leaves agrees to nothing any more; answers what happened till then, which is known here no more. */
export async function endConsents(tx: Db, memberId: string, at: Date) {
  const ended = await tx
    .deleteFrom('optional_consents')
    .where('member_id', '=', memberId)
    .returning(['kind', 'is_given'])
    .execute()
  const given = ended.flatMap(({ kind, is_given }) => (is_given ? [kind as OptionalConsent] : []))
  await noteConsent(tx, memberId, given, 'WITHDRAWN', at)
  return tx
    .deleteFrom('consent_history')
    .where('member_id', '=', memberId)
    .returning(['kind', 'event', 'at'])
    .execute()
}

export const optionalConsentsOf = (db: Db, memberId: string) =>
  db.selectFrom('optional_consents').selectAll().where('member_id', '=', memberId).execute()

export const consentHistoryOf = (db: Db, memberId: string) =>
  db
    .selectFrom('consent_history')
    .select(['kind', 'event', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(HISTORY_SHOWN)
    .execute()
