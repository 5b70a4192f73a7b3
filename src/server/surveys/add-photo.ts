import { surveyOfKind } from '#consultings/kinds.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { addOrderPhoto } from '#contract/order-photos.ts'
import { canChangePhotos } from '#domain/surveys/photo-source.ts'
import type { Deps } from '#server/deps.ts'
import { lockStaffOrder, type OrderRow } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { refuseField } from '#server/platform/validation.ts'
import type { PhotoPlace } from './photo-place.ts'
import { type PhotoStored, replacePhoto } from './replace-photo.ts'

type Input = ParsedOf<typeof addOrderPhoto>

/** Says for which order and where a person of the studio adds a photo. */
export const addedPhoto = (staff: Member, { params, body: { name, replaces } }: Input) => ({
  lock: (tx: Db) => lockStaffOrder(tx, staff, params.order_number),
  async place(_tx: Db, order: OrderRow): Promise<PhotoPlace> {
    if (!canChangePhotos(order.status)) refuse('PHOTOS_CLOSED')
    const names = surveyOfKind(order.consulting_type).photos
    if (name !== null && !names.includes(name)) {
      refuseField('name', 'invalid_value', (messages) => messages.choiceExpected)
    }
    return { name, replaces }
  },
})

/**
 * Adds a photo that a customer sent another way. The audit log notes how it came, and that the
 * customer agreed. Source: docs/rules.md S-17.
 *
 * Refuses as {@link replacePhoto} does; PHOTOS_CLOSED: no sheet is being written.
 */
export function addPhoto(
  deps: Deps,
  staff: Member,
  context: RequestContext,
  input: Input,
): Promise<PhotoStored> {
  const { source, customer_agreed, name } = input.body
  return replacePhoto(deps, {
    ...addedPhoto(staff, input),
    context,
    source,
    addedBy: staff.memberId,
    onStored: (tx, order, { id }, at) =>
      audit(tx, staff, context, {
        action: 'order.photo',
        subject: order.number,
        detail: { source, customer_agreed, name, photo: id },
        at,
      }),
  })
}
