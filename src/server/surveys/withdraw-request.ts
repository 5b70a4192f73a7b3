import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { withdrawPhotoRequest } from '#contract/photo-requests.ts'
import type { Deps } from '#server/deps.ts'
import { lockStaffOrder } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { closeWithdrawn } from './close-requests.ts'
import { stateOf, toRequestReply } from './photo-request-reply.ts'
import { findRequests } from './photo-requests-store.ts'

/**
 * Withdraws a request for a photo; the promise goes on once none is open. Refuses ORDER_NOT_FOUND,
 * NOT_FOUND, and PHOTO_REQUEST_CLOSED: the photo came, or the order ended, before.
 */
export function withdrawRequest(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: Member,
  context: RequestContext,
  { params }: ParsedOf<typeof withdrawPhotoRequest>,
): Promise<ReplyOf<typeof withdrawPhotoRequest>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const order = await lockStaffOrder(tx, staff, params.order_number)
    const requests = await findRequests(tx, order.number)
    const request = requests.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND')
    if (stateOf(request, order.status) !== 'OPEN') refuse('PHOTO_REQUEST_CLOSED')
    await closeWithdrawn(tx, order, request.id, at)
    await audit(tx, staff, context, {
      action: 'order.photo-withdraw',
      subject: order.number,
      detail: { name: request.name, photo_reason: request.reason },
      at,
    })
    const withdrawn = { ...request, closed_as: 'WITHDRAWN', closed_at: at } as const
    return { order_number: order.number, request: toRequestReply(withdrawn, order.status) }
  })
}
