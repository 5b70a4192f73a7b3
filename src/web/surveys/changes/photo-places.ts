import type { SurveyChange } from '#contract/change-survey.ts'
import { isChosen, type Slot } from '#web/photos/use-photos.ts'
import type { SentSurvey } from './sent-answers.ts'

export interface PhotoChanges {
  readonly photos: NonNullable<SurveyChange['photos']>
  readonly removed_photos: string[]
  /** One for each of `photos`. */
  readonly images: readonly Blob[]
}

/** Compares the photos of the form with those that were sent. */
export function photoChanges(
  names: readonly string[],
  sent: SentSurvey['photos'],
  slots: readonly Slot[],
): PhotoChanges {
  const places = names.map((name, at) => ({
    name,
    before: sent[at]?.id ?? null,
    now: slots[at] ?? null,
  }))
  const chosen = places.flatMap(({ name, before, now }) =>
    isChosen(now) ? [{ place: { name, replaces: before }, blob: now.blob }] : [],
  )
  return {
    photos: chosen.map(({ place }) => place),
    images: chosen.map(({ blob }) => blob),
    removed_photos: places.flatMap(({ before, now }) => (before && now === null ? [before] : [])),
  }
}

export const hasPhotoChanges = ({ photos, removed_photos }: PhotoChanges) =>
  photos.length + removed_photos.length > 0
