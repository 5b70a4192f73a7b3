import {
  type ConsentEvent,
  type ConsentKind,
  type ConsentPlace,
  MARKETING_CONSENT_VERSION,
  optionalConsents,
} from '#domain/accounts/consents.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import { findPolicyInForce } from '#server/content/index.ts'
import type { Db } from '#server/platform/database.ts'

interface Agreement {
  /** Null for a guest, who is identified by the order. */
  readonly memberId: string | null
  readonly orderNumber?: string
  readonly kinds: readonly ConsentKind[]
  readonly event?: ConsentEvent
  readonly place: ConsentPlace
  readonly at: Date
}

/**
 * Records that consents were given, withdrawn or asked about, with the version of their text: the
 * policy in force (1 if there is none), or the marketing question. Source: docs/rules.md A-23.
 */
export async function recordConsents(tx: Db, agreement: Agreement) {
  const { memberId, orderNumber = null, kinds, event = 'GIVEN', place, at } = agreement
  for (const kind of kinds) {
    const version = await versionOf(tx, kind, at)
    const row = { member_id: memberId, order_number: orderNumber, kind, event, version, place, at }
    await tx.insertInto('consent_records').values(row).execute()
  }
}

async function versionOf(tx: Db, kind: ConsentKind, at: Date): Promise<number> {
  if (isOneOf(optionalConsents, kind)) return MARKETING_CONSENT_VERSION
  return (await findPolicyInForce(tx, kind, at))?.version ?? 1
}

/** All consent records of a member, newest first. */
export const findConsentRecords = (db: Db, memberId: string) =>
  db
    .selectFrom('consent_records')
    .select(['kind', 'event', 'version', 'place', 'order_number', 'at'])
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
