import type { ParsedOf } from '#contract/endpoint.ts'
import type { changeOwnPhoto as endpoint } from '#contract/order-photos.ts'
import { canChangeSurvey } from '#domain/surveys/can-change-survey.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { lockOrder, type OrderRow, recordSurveyChange } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { findOwnOrder } from './find-own-order.ts'
import type { PhotoPlace } from './photo-place.ts'
import { type PhotoStored, replacePhoto } from './replace-photo.ts'
import { findPhoto } from './store.ts'

type Input = ParsedOf<typeof endpoint>

/** Whether a customer can change the survey of an order now. */
export const isChangeable = ({ status, work_began_at }: OrderRow): boolean =>
  canChangeSurvey({ status, isWorkBegun: work_began_at !== null })

/** Says for which order and where a customer replaces a photo. */
export const ownPhoto = ({ now }: Pick<Deps, 'now'>, caller: Caller, input: Input) => ({
  async lock(tx: Db): Promise<OrderRow> {
    const { number } = await findOwnOrder(tx, caller, input, now())
    return lockOrder(tx, number)
  },
  async place(tx: Db, order: OrderRow): Promise<PhotoPlace> {
    if (!isChangeable(order)) refuse('SURVEY_IN_WORK')
    const { replaces } = input.body
    return { name: (await findPhoto(tx, replaces))?.name ?? null, replaces }
  },
})

/**
 * Replaces a photo of a customer's own survey, and emits the survey's event again. Under the order's
 * lock either the photo is there before a consultant begins, or it is refused.
 *
 * Refuses SURVEY_IN_WORK, and as {@link replacePhoto} and {@link findOwnOrder} do.
 */
export const changeOwnPhoto = (
  deps: Deps,
  caller: Caller,
  context: RequestContext,
  input: Input,
): Promise<PhotoStored> =>
  replacePhoto(deps, {
    ...ownPhoto(deps, caller, input),
    context,
    onStored: async (tx, order, _photo, at) => {
      await recordSurveyChange(tx, order, at)
      const event = { occasion: 'SURVEY', subject: order.number, at } as const
      await emitAdminEvent(tx, event, order.consultant_id)
    },
  })
