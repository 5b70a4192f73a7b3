import { isOffered, surveyOfKind } from '#consultings/kinds.ts'
import { replyAnswers, unansweredQuestions } from '#consultings/question.ts'
import type { Survey } from '#contract/surveys.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { changesTo, findEarlierAnswers, revisionAfter } from './earlier-answers.ts'
import { type ErasedPhoto, findErasedPhotos } from './erased-photos-store.ts'
import { toRequestReply } from './photo-request-reply.ts'
import { findRequests } from './photo-requests-store.ts'
import { findPhotos, findReplacedPhotos, findSurvey } from './store.ts'
import { toImage } from './survey-image.ts'

/**
 * Returns an order's survey with links to its photos, or null before it was sent. Callers check
 * that the reader may see it, and record an administrator's view.
 */
export async function findSurveyReply(
  db: Db,
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  orderNumber: string,
): Promise<Survey | null> {
  const survey = await findSurvey(db, orderNumber)
  if (!survey) return null
  const photos = await findPhotos(db, orderNumber)
  const replaced = await findReplacedPhotos(db, orderNumber)
  const erased = await findErasedPhotos(db, orderNumber)
  const requests = await findRequests(db, orderNumber)
  const at = now()
  const { kind, answers, erased_at } = survey
  const earlier = await findEarlierAnswers(db, orderNumber, kind)
  const { questions } = surveyOfKind(kind)
  const isErased = erased_at !== null
  // The contract validates every reply, which ties the answers to their kind.
  return {
    order_number: survey.order_number,
    consulting_type: kind,
    language: survey.language,
    ...(isOffered(kind) ? replyAnswers(questions, answers, isErased) : answers),
    left_blank: unansweredQuestions(questions, answers, isErased),
    erased_at: erased_at?.toISOString() ?? null,
    created_at: survey.created_at.toISOString(),
    revision: revisionAfter(earlier),
    changes: changesTo(answers, earlier, kind),
    images: photos.map((photo) => toImage(secret, photo, at)),
    replaced_images: replaced.map((photo) => ({
      ...toImage(secret, photo, at),
      replaced_at: photo.replaced_at?.toISOString() ?? '',
    })),
    removed_photos: removalsOf(erased),
    photo_requests: requests.map((request) => toRequestReply(request, survey.order_status)),
  } as Survey
}

/** Which places a customer emptied: a photo and those that it had replaced count once. */
function removalsOf(erased: readonly ErasedPhoto[]): Survey['removed_photos'] {
  const removals = erased
    .filter(({ reason }) => reason === 'REMOVED')
    .map(({ name, erased_at: at }) => ({ name, removed_at: at.toISOString() }))
  return removals.filter(
    ({ name, removed_at: at }, index) =>
      removals.findIndex((it) => it.name === name && it.removed_at === at) === index,
  )
}

/** Returns what the answers say about the drawn customer; nothing before the survey was sent. */
export async function findDrawnCustomer(db: Db, orderNumber: string) {
  const survey = await findSurvey(db, orderNumber)
  return survey ? surveyOfKind(survey.kind).portraitFrom(survey.answers) : {}
}
