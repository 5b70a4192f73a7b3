import type { ParsedOf } from '#contract/endpoint.ts'
import type { answerPhotoRequest } from '#contract/photo-requests.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { findOrderFor, lockOrder, type OrderRow } from '#server/orders/index.ts'
import { type Caller, isAdmin } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { PhotoPlace } from './photo-place.ts'
import { stateOf } from './photo-request-reply.ts'
import { findRequests } from './photo-requests-store.ts'
import { type PhotoStored, replacePhoto } from './replace-photo.ts'
import { findPhotos } from './store.ts'

type Input = ParsedOf<typeof answerPhotoRequest>

/** Says for which order and where a customer sends the photo that was asked for. */
export const answeredRequest = (
  { now }: Pick<Deps, 'now'>,
  caller: Caller,
  { params, query }: Input,
) => ({
  async lock(tx: Db): Promise<OrderRow> {
    const { order_number: number } = params
    const order = await findOrderFor(tx, caller, number, query.guest_token, now())
    // The studio adds photos with the customer's consent instead.
    if (isAdmin(caller) && caller.memberId !== order.member_id) refuse('ORDER_NOT_FOUND')
    return lockOrder(tx, number)
  },
  async place(tx: Db, order: OrderRow): Promise<PhotoPlace> {
    const requests = await findRequests(tx, order.number)
    const request = requests.find(({ id }) => id === params.id) ?? refuse('NOT_FOUND')
    if (stateOf(request, order.status) !== 'OPEN') refuse('PHOTO_REQUEST_CLOSED')
    const { name, photo_id } = request
    const photos = await findPhotos(tx, order.number)
    const current = photos.find((it) => it.id === photo_id || (name !== null && it.name === name))
    return { name, replaces: current?.id ?? null }
  },
})

/**
 * Stores the photo that the customer was asked for, which closes the request and resumes the promise.
 * Refuses PHOTO_REQUEST_CLOSED, and as {@link replacePhoto} does.
 */
export function answerRequest(
  deps: Deps,
  caller: Caller,
  context: RequestContext,
  input: Input,
): Promise<PhotoStored> {
  return replacePhoto(deps, {
    ...answeredRequest(deps, caller, input),
    context,
    async onStored(tx, order, _photo, at) {
      const event = { occasion: 'SURVEY', subject: order.number, at } as const
      await emitAdminEvent(tx, event, order.consultant_id)
    },
  })
}
