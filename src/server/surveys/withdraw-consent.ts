import type { ParsedOf } from '#contract/endpoint.ts'
import type { withdrawSurveyConsent as endpoint } from '#contract/surveys.ts'
import { recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { lockOrder } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { eraseSensitiveDataOf } from './erase-surveys.ts'
import { findOwnOrder } from './find-own-order.ts'
import { findPhotos, findSurvey } from './store.ts'

/** Erases what else was made from the photos and body data of an order. */
export type OnConsentWithdrawn = (tx: Db, orderNumber: string) => Promise<unknown>

interface Withdrawing extends Pick<Deps, 'db' | 'now' | 'storage' | 'publicUrl'> {
  readonly onConsentWithdrawn: OnConsentWithdrawn
}

/**
 * Withdraws the consent to photos and body data of one order's survey, by its member or guest,
 * records it, erases the data at once and sends the proof. Idempotent. Source: docs/rules.md A-23.
 *
 * Refuses as {@link findOwnOrder} does.
 */
export async function withdrawConsent(
  { db, now, storage, publicUrl, onConsentWithdrawn }: Withdrawing,
  caller: Caller,
  input: ParsedOf<typeof endpoint>,
): Promise<undefined> {
  const at = now()
  const order = await findOwnOrder(db, caller, input, at)
  const { number: orderNumber, member_id: memberId } = order
  const files = await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderNumber)
    const survey = await findSurvey(tx, orderNumber)
    const photos = await findPhotos(tx, orderNumber)
    if (!survey || (survey.erased_at && photos.length === 0)) return []
    const agreement = { memberId, orderNumber, kinds: ['sensitive'] } as const
    await recordConsents(tx, { ...agreement, event: 'WITHDRAWN', place: 'ORDER', at })
    await onConsentWithdrawn(tx, orderNumber)
    return eraseSensitiveDataOf({ publicUrl }, tx, [order], at)
  })
  for (const file of files) await storage.delete(file)
}
