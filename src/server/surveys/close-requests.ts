import { type OrderRow, resumePromise } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import {
  type AskedPlace,
  closeRequests,
  findRequests,
  isFor,
  type PhotoRequestRow,
} from './photo-requests-store.ts'

/**
 * Closes the requests for a place that was filled, however the photo came; the promise goes on once
 * none is open. The caller must hold the order's lock.
 */
export const closeAnswered = (tx: Db, order: OrderRow, place: AskedPlace, at: Date) =>
  closeWhere(tx, order, (request) => isFor(request, place), {
    as: 'ANSWERED',
    reason: 'PHOTO_CAME',
    at,
  })

/** Closes one request that is not needed any more. The caller must hold the order's lock. */
export const closeWithdrawn = (tx: Db, order: OrderRow, id: string, at: Date) =>
  closeWhere(tx, order, (request) => request.id === id, {
    as: 'WITHDRAWN',
    reason: 'PHOTO_NOT_NEEDED',
    at,
  })

interface Closing {
  readonly as: 'ANSWERED' | 'WITHDRAWN'
  /** Reason for a moved due day. */
  readonly reason: Parameters<typeof resumePromise>[2]
  readonly at: Date
}

async function closeWhere(
  tx: Db,
  order: OrderRow,
  isMeant: (request: PhotoRequestRow) => boolean,
  { as, reason, at }: Closing,
): Promise<void> {
  const open = (await findRequests(tx, order.number)).filter((it) => it.closed_at === null)
  const meant = open.filter(isMeant)
  if (meant.length === 0) return
  await closeRequests(
    tx,
    meant.map(({ id }) => id),
    as,
    at,
  )
  if (meant.length === open.length) await resumePromise(tx, order, reason, at)
}
