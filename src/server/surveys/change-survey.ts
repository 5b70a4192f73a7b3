import { surveyOfKind } from '#consultings/kinds.ts'
import { versionAfter } from '#consultings/stored.ts'
import type { changeSurvey as endpoint } from '#contract/change-survey.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { emitAdminEvent } from '#server/notifications/index.ts'
import { type OrderRow, recordSurveyChange } from '#server/orders/index.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import {
  deletePictureFiles,
  discardOrphanedPictures,
  type StoredPicture,
  storePictures,
} from '#server/platform/picture-files.ts'
import { refuse } from '#server/platform/refusal.ts'
import { storeEarlierAnswers } from './earlier-answers.ts'
import { notifyErased } from './notify-erased.ts'
import { PHOTOS_FOLDER } from './photos-folder.ts'
import { type ChangeInput, readSurveyChange, type SurveyChange } from './read-survey-change.ts'
import { removePhotos } from './remove-photos.ts'
import { placePhoto } from './replace-photo.ts'
import { findPhoto, findPhotos, updateSurvey } from './store.ts'
import { toImage } from './survey-image.ts'

type ChangeContext = Pick<RequestContext, 'files' | 'ip' | 'language'>

/**
 * Checks whether a survey takes a change, before its photos are received; returns the order's number.
 *
 * Refuses as {@link readSurveyChange} does.
 */
export const checkSurveyChange = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  input: ChangeInput,
): Promise<string> =>
  inTransaction(db, async (tx) => (await readSurveyChange(tx, caller, input, now())).order.number)

/**
 * Changes the answers and photos of a customer's own survey, emits the survey's event again, and sends
 * the proof for removed photos. The earlier answers stay stored. Under the order's lock either the change is there before a consultant
 * begins, or it is refused. Source: docs/rules.md S-25.
 *
 * Refuses FILE_MISSING and TOO_MANY_IMAGES: not one file for each place; as {@link readSurveyChange},
 * {@link removePhotos} and {@link placePhoto} do, and as reading a picture does.
 */
export async function changeSurvey(
  deps: Deps,
  caller: Caller,
  context: ChangeContext,
  input: ChangeInput,
): Promise<ReplyOf<typeof endpoint>> {
  const at = deps.now()
  const { photos, removed_photos } = input.body
  if (context.files.length < photos.length) refuse('FILE_MISSING')
  if (context.files.length > photos.length) refuse('TOO_MANY_IMAGES')
  await checkSurveyChange(deps, caller, input)

  const pictures = await storePictures(deps.storage, PHOTOS_FOLDER, context)
  try {
    const { removed, reply } = await inTransaction(deps.db, async (tx) => {
      const change = await readSurveyChange(tx, caller, input, at)
      const { order, revision, answers } = change
      const { number } = order
      const removed = await removePhotos(tx, number, removed_photos, at)
      await placePhotos(tx, order, photos, pictures, at)
      if (answers) await storeAnswers(tx, change, context, at)
      if (answers || removed.length + pictures.length > 0) {
        await recordSurveyChange(tx, order, at)
        await emitAdminEvent(tx, { occasion: 'SURVEY', subject: number, at }, order.consultant_id)
      }
      if (removed.length > 0) {
        await notifyErased(deps, tx, order, { photos: removed, reason: 'REMOVED', at })
      }
      const images = (await findPhotos(tx, number)).map((photo) => toImage(deps.secret, photo, at))
      const reply = { order_number: number, revision: revision + (answers ? 1 : 0), images }
      return { removed, reply }
    })
    for (const photo of removed) await deletePictureFiles(deps.storage, photo)
    return reply
  } finally {
    const isReferenced = async (id: string) => (await findPhoto(deps.db, id)) !== undefined
    await discardOrphanedPictures(deps, pictures, isReferenced)
  }
}

async function placePhotos(
  tx: Db,
  order: OrderRow,
  places: ChangeInput['body']['photos'],
  pictures: readonly StoredPicture[],
  at: Date,
) {
  for (const [index, place] of places.entries()) {
    const picture = pictures[index] ?? refuse('FILE_MISSING')
    await placePhoto(tx, order, { ...picture, added_at: at }, place)
  }
}

async function storeAnswers(
  tx: Db,
  { order: { number, consulting_type: kind }, revision, answers, isRewritten }: SurveyChange,
  { language }: ChangeContext,
  at: Date,
) {
  await storeEarlierAnswers(tx, number, revision, at)
  await updateSurvey(tx, number, {
    answers: JSON.stringify(answers),
    schema_version: versionAfter(surveyOfKind(kind).answerUpgrades),
    ...(isRewritten && { language }),
  })
}
