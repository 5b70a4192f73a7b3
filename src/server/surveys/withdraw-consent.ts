import type { ParsedOf } from '#contract/endpoint.ts'
import type { withdrawSurveyConsent as endpoint } from '#contract/surveys.ts'
import { recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { findOrderFor, lockOrder } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { eraseSensitiveDataOf } from './erase-surveys.ts'
import { findPhotos, findSurvey } from './store.ts'

/** Erases what else was made from the photos and body data of an order. */
export type OnConsentWithdrawn = (tx: Db, orderNumber: string) => Promise<unknown>

interface Withdrawing extends Pick<Deps, 'db' | 'now' | 'storage'> {
  readonly onConsentWithdrawn: OnConsentWithdrawn
}

/**
 * Withdraws the consent to photos and body data of one order's survey, by its member or guest,
 * records it and erases the data at once. Idempotent. Source: docs/rules.md A-23.
 *
 * Refuses SIGN_IN_REQUIRED and ORDER_NOT_FOUND; also for the studio, which cannot withdraw it.
 */
export async function withdrawConsent(
  { db, now, storage, onConsentWithdrawn }: Withdrawing,
  caller: Caller,
  { params, query }: ParsedOf<typeof endpoint>,
): Promise<undefined> {
  const at = now()
  const order = await findOrderFor(db, caller, params.order_number, query.guest_token, at)
  const { number: orderNumber, member_id: memberId } = order
  if (isAdmin(caller) && caller.memberId !== memberId) refuse('ORDER_NOT_FOUND')
  const files = await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderNumber)
    const survey = await findSurvey(tx, orderNumber)
    const photos = await findPhotos(tx, orderNumber)
    if (!survey || (survey.erased_at && photos.length === 0)) return []
    const agreement = { memberId, orderNumber, kinds: ['sensitive'] } as const
    await recordConsents(tx, { ...agreement, event: 'WITHDRAWN', place: 'ORDER', at })
    await onConsentWithdrawn(tx, orderNumber)
    return eraseSensitiveDataOf(tx, [orderNumber], at)
  })
  for (const file of files) await storage.delete(file)
}
