import { type HairAnswers, kinds } from '#consultings/kinds.ts'
import { leftBlank, replyAnswers } from '#consultings/question.ts'
import type { Survey } from '#contract/surveys.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { photoLink } from './photo-links.ts'
import { findSurvey, type PhotoRow, photosOf } from './store.ts'

/**
 * An order's survey with links to its photos, or null before it came. Whoever calls has made sure
 * that the reader may see it, and writes down an administrator's look.
 */
export async function surveyOf(
  db: Db,
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  orderNumber: string,
): Promise<Survey | null> {
  const survey = await findSurvey(db, orderNumber)
  if (!survey) return null
  const photos = await photosOf(db, orderNumber)
  const at = now()
  const { questions } = kinds.HAIR_CONSULTING
  const answers = survey.answers as HairAnswers
  const isErased = survey.erased_at !== null
  return {
    order_number: survey.order_number,
    language: survey.language,
    ...replyAnswers(questions, answers, isErased),
    left_blank: leftBlank(questions, answers, isErased),
    created_at: survey.created_at.toISOString(),
    images: photos.map((photo) => toImage(secret, photo, at)),
  }
}

/** What the customer's answers say of the own face; nothing before they came. */
export async function drawnFaceOf(db: Db, orderNumber: string) {
  const survey = await findSurvey(db, orderNumber)
  return kinds.HAIR_CONSULTING.faceOf((survey?.answers ?? {}) as HairAnswers)
}

const toImage = (secret: string, { id, width, height }: PhotoRow, at: Date) => ({
  id,
  url: photoLink(secret, id, 'full', at),
  thumbnail_url: photoLink(secret, id, 'thumbnail', at),
  width,
  height,
})
