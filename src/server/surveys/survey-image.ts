import type { Survey } from '#contract/surveys.ts'
import { signPhotoLink } from './photo-links.ts'
import type { PhotoRow } from './store.ts'

export type SurveyImage = Survey['images'][number]

/** Converts a photo to the reply, with signed links. */
export const toImage = (
  secret: string,
  { id, name, width, height, source, added_at }: PhotoRow,
  at: Date,
): SurveyImage => ({
  id,
  name,
  url: signPhotoLink(secret, id, 'full', at),
  thumbnail_url: signPhotoLink(secret, id, 'thumbnail', at),
  width,
  height,
  source,
  added_at: added_at.toISOString(),
})
