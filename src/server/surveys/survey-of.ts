import type { Survey } from '#contract/surveys.ts'
import type { SurveyAnswers } from '#domain/drawings/parameters/survey-face.ts'
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
  return {
    ...survey,
    created_at: survey.created_at.toISOString(),
    images: photos.map((photo) => toImage(secret, photo, at)),
  }
}

/** What the customer said about the own face, or undefined before the survey came. */
export async function faceAnswersOf(
  db: Db,
  orderNumber: string,
): Promise<SurveyAnswers | undefined> {
  const survey = await findSurvey(db, orderNumber)
  return (
    survey &&
    ({
      faceShape: survey.face_shape,
      facialType: survey.facial_type,
      features: survey.features,
      neck: survey.neck_length,
      shoulders: survey.shoulder,
    } as SurveyAnswers)
  )
}

const toImage = (secret: string, { id, width, height }: PhotoRow, at: Date) => ({
  id,
  url: photoLink(secret, id, 'full', at),
  thumbnail_url: photoLink(secret, id, 'thumbnail', at),
  width,
  height,
})
