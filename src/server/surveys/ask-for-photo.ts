import { randomUUID } from 'node:crypto'
import { surveyOfKind } from '#consultings/kinds.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { askForPhoto as endpoint } from '#contract/photo-requests.ts'
import { canChangePhotos } from '#domain/surveys/photo-source.ts'
import type { Deps } from '#server/deps.ts'
import { addUnread, notify } from '#server/notifications/index.ts'
import {
  customerLinks,
  lockStaffOrder,
  type OrderRow,
  orderMessageFields,
  pausePromise,
} from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import { findPosition } from './photo-place.ts'
import { toRequestReply } from './photo-request-reply.ts'
import {
  type AskedPlace,
  findRequests,
  insertRequest,
  isFor,
  type PhotoRequestRow,
} from './photo-requests-store.ts'
import { findPhoto } from './store.ts'

type Input = ParsedOf<typeof endpoint>

/**
 * Asks the customer for one photo, by a message with a link to it, and pauses the promise of the
 * result sheet. Source: docs/rules.md S-18.
 *
 * Refuses ORDER_NOT_FOUND; PHOTOS_CLOSED: no sheet is being written, or the consent was withdrawn;
 * PHOTO_REQUESTED: asked already; PHOTO_REPLACED: another photo came meanwhile; NOT_FOUND.
 */
export function askForPhoto(
  deps: Deps,
  staff: Member,
  context: RequestContext,
  { params, body }: Input,
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  return inTransaction(deps.db, async (tx) => {
    const order = await lockStaffOrder(tx, staff, params.order_number)
    if (!canChangePhotos(order.status)) refuse('PHOTOS_CLOSED')
    const place = await placeAskedFor(tx, order, body)
    const open = (await findRequests(tx, order.number)).filter((it) => it.closed_at === null)
    if (open.some((it) => isFor(it, place))) refuse('PHOTO_REQUESTED')

    const { reason, words } = body
    const asked = { order_number: order.number, ...place, reason, words, asked_at: at }
    const request = await insertRequest(tx, {
      ...asked,
      id: randomUUID(),
      asked_by: staff.memberId,
    })
    await pausePromise(tx, order, at)
    await notifyCustomer(deps, tx, order, request, at)
    const detail = { name: place.name, photo: place.photo_id, photo_reason: reason, note: words }
    await audit(tx, staff, context, {
      action: 'order.photo-ask',
      subject: order.number,
      detail,
      at,
    })
    return { order_number: order.number, request: toRequestReply(request, order.status) }
  })
}

/** Returns the place that is asked for. Refuses one that is not as the caller saw it. */
async function placeAskedFor(
  tx: Db,
  { number, consulting_type }: OrderRow,
  { photo_id: id, name: missing = null }: Input['body'],
): Promise<AskedPlace> {
  if (id === null) {
    const names = surveyOfKind(consulting_type).photos
    if (missing === null || !names.includes(missing)) {
      refuseField('name', 'invalid_value', (messages) => messages.choiceExpected)
    }
  }
  await findPosition(tx, number, { name: missing, replaces: id })
  const photo = id === null ? undefined : await findPhoto(tx, id)
  return { photo_id: id, name: photo ? photo.name : missing }
}

async function notifyCustomer(
  deps: Deps,
  tx: Db,
  order: OrderRow,
  { id, name, reason, words }: PhotoRequestRow,
  at: Date,
) {
  const links = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    {
      ...orderMessageFields(order),
      kind: 'PHOTO_ASKED',
      photo: name,
      reason,
      words,
      photoUrl: links.photoUrl(id),
    },
    at,
  )
  if (order.member_id) await addUnread(tx, { memberId: order.member_id, kind: 'noti_order', at })
}
