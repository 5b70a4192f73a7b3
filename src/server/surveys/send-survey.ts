import { surveyOfKind } from '#consultings/kinds.ts'
import { pickAnswers } from '#consultings/question.ts'
import { versionAfter } from '#consultings/stored.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { sendMemberSurvey } from '#contract/surveys.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import { recordConsents } from '#server/consents/index.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent, notify } from '#server/notifications/index.ts'
import { customerLinks, type OrderRow, recordSurvey, statusFor } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { EarlyContext, RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { hasStoredReply, runOnce } from '#server/platform/idempotency.ts'
import { discardOrphanedPictures, storePictures } from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { signPhotoLink } from './photo-links.ts'
import { PHOTOS_FOLDER } from './photos-folder.ts'
import { findPhoto, findSurvey, insertSurvey, type NewPhoto } from './store.ts'

export type SentSurvey = ReplyOf<typeof sendMemberSurvey>
type Payload = ParsedOf<typeof sendMemberSurvey>['body']

interface SurveySubmission {
  readonly caller: Caller
  readonly payload: Payload
  readonly context: Pick<RequestContext, 'idempotency' | 'files' | 'ip' | 'language'>
  /** Locks the order for a caller who proved to be its customer, or refuses ORDER_NOT_FOUND. */
  readonly lock: (tx: Db) => Promise<OrderRow>
}

interface AnnouncedSurvey extends Pick<SurveySubmission, 'payload' | 'lock'> {
  readonly context: EarlyContext
}

/**
 * Checks whether an order takes a survey, before its photos are received; returns the order's number.
 * Accepts a repeated call, whose reply is stored.
 *
 * Refuses ORDER_NOT_FOUND, SURVEY_EXISTS, SURVEY_CLOSED and OTHER_KIND.
 */
export const checkSurvey = (
  { db }: Deps,
  { payload, lock, context: { idempotency } }: AnnouncedSurvey,
): Promise<string> =>
  inTransaction(db, async (tx) => {
    const order = await lock(tx)
    if (takesSurvey(order)) refuseOtherKind(order, payload)
    else if (!(await hasStoredReply(tx, idempotency))) refuseFor(order)
    return order.number
  })

/**
 * Stores an order's survey with its photos, once. Photos are read and stored before the
 * transaction, and deleted again if no survey results. The time of arrival counts, not the time
 * when photos were read.
 *
 * Refuses ORDER_NOT_FOUND, SURVEY_EXISTS, SURVEY_CLOSED, OTHER_KIND, TOO_MANY_IMAGES, and as
 * reading a picture does.
 */
export async function sendSurvey(deps: Deps, sending: SurveySubmission): Promise<SentSurvey> {
  const at = deps.now()
  const { files } = sending.context
  if (files.length > MAX_SURVEY_PHOTOS) refuse('TOO_MANY_IMAGES')
  const before = await checkBeforeUpload(deps, sending, at)
  if (typeof before === 'object') return before

  const pictures = await storePictures(deps.storage, PHOTOS_FOLDER, sending.context)
  const photos = pictures.map((picture, index) => ({
    ...picture,
    order_number: before,
    name: sending.payload.photos[index] ?? null,
    added_at: at,
  }))
  let result: SentSurvey | undefined
  try {
    result = await inTransaction(deps.db, (tx) => storeSurvey(deps, tx, sending, photos, at))
    return result
  } finally {
    const usedPhotos = result?.images.map((image) => image.id) ?? []
    await discardOrphanedPictures(
      deps,
      photos.filter((photo) => !usedPhotos.includes(photo.id)),
      async (id) => (await findPhoto(deps.db, id)) !== undefined,
    )
  }
}

/**
 * Checks what is possible without reading a photo: returns the stored reply or the order's number,
 * or refuses.
 */
function checkBeforeUpload({ db }: Deps, { lock, context, payload }: SurveySubmission, at: Date) {
  return inTransaction(db, async (tx) => {
    const order = await lock(tx)
    if (takesSurvey(order)) {
      refuseOtherKind(order, payload)
      return order.number
    }
    return runOnce(tx, context.idempotency, at, async (): Promise<SentSurvey> => refuseFor(order))
  })
}

const takesSurvey = (order: OrderRow) => canSendSurvey(order.status) && !order.survey_submitted_at

const refuseFor = (order: OrderRow) =>
  refuse(order.survey_submitted_at ? 'SURVEY_EXISTS' : 'SURVEY_CLOSED')

/** An order's kind never changes, so it is checked once, before a photo is read. */
export function refuseOtherKind(
  { consulting_type }: OrderRow,
  payload: Pick<Payload, 'consulting_type'>,
) {
  if (payload.consulting_type !== consulting_type) {
    refuse('OTHER_KIND', { consulting_type })
  }
}

async function storeSurvey(
  deps: Deps,
  tx: Db,
  { caller, payload, context, lock }: SurveySubmission,
  photos: readonly NewPhoto[],
  at: Date,
): Promise<SentSurvey> {
  const order = await lock(tx)
  return runOnce(tx, context.idempotency, at, async () => {
    if (await findSurvey(tx, order.number)) refuse('SURVEY_EXISTS')
    if (!canSendSurvey(order.status)) refuse('SURVEY_CLOSED')

    const { questions, answerUpgrades } = surveyOfKind(order.consulting_type)
    const survey = {
      order_number: order.number,
      language: context.language,
      answers: JSON.stringify(pickAnswers(questions, payload)),
      schema_version: versionAfter(answerUpgrades),
      created_at: at,
    }
    await insertSurvey(tx, survey, photos)
    await recordConsents(tx, {
      memberId: order.member_id,
      orderNumber: order.number,
      kinds: ['sensitive'],
      place: 'SURVEY',
      at,
    })
    const changed = await recordSurvey(tx, order, at)
    const event = { occasion: 'SURVEY', subject: order.number, at } as const
    await emitAdminEvent(tx, event, order.consultant_id)
    await notifySurveyReceived(deps, tx, changed, at)
    return {
      order_number: order.number,
      status: statusFor(changed, caller),
      due_at: changed.due_at?.toISOString() ?? null,
      images: photos.map(({ id }) => ({ id, url: signPhotoLink(deps.secret, id, 'full', at) })),
    }
  })
}

async function notifySurveyReceived(deps: Deps, tx: Db, order: OrderRow, at: Date) {
  const { orderUrl } = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    {
      kind: 'SURVEY_RECEIVED',
      orderNumber: order.number,
      customerName: order.contact_name,
      orderUrl,
      reportDueAt: order.due_at,
      to: order.contact_email,
      language: order.language,
    },
    at,
  )
}
