import type { SurveyChange } from '#contract/change-survey.ts'
import { isChosen, type Slot } from '#web/photos/use-photos.ts'
import type { SentPhoto } from './sent-answers.ts'

export interface PhotoChanges {
  readonly photos: NonNullable<SurveyChange['photos']>
  readonly removed_photos: string[]
  /** One for each of `photos`. */
  readonly images: readonly Blob[]
}

type SentPhotos = readonly (SentPhoto | null)[]

/** Compares the photos of the form with those that were sent. */
export function photoChanges(
  names: readonly string[],
  sent: SentPhotos,
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

/** What the customer has done with the sent photos; stored with what is typed. */
export interface PhotoPlan {
  /** Places with a photo that was chosen here, and the sent one that was seen there. */
  readonly chosen: readonly { readonly at: number; readonly over: string | null }[]
  /** Sent photos that were removed. */
  readonly removed: readonly string[]
}

/** Notes what was done; a place that `earlier` has keeps the photo that was seen there first. */
export function photoPlan(
  sent: SentPhotos,
  slots: readonly Slot[],
  earlier: PhotoPlan | undefined,
): PhotoPlan {
  const seen = new Map(earlier?.chosen.map(({ at, over }) => [at, over]))
  const current = (at: number) => sent[at]?.id ?? null
  return {
    chosen: slots.flatMap((slot, at) => {
      if (!isChosen(slot)) return []
      const over = seen.get(at)
      return [{ at, over: over === undefined ? current(at) : over }]
    }),
    removed: slots.flatMap((slot, at) => (slot === null ? (current(at) ?? []) : [])),
  }
}

/** Returns the sent photos that are still in their places. */
export const photosLeft = (sent: SentPhotos, plan: PhotoPlan | undefined): SentPhotos =>
  sent.map((photo, at) => {
    const isReplaced = plan?.chosen.some((place) => place.at === at)
    return photo && !isReplaced && !plan?.removed.includes(photo.id) ? photo : null
  })

export interface PhotoConflict {
  readonly at: number
  /** What another device put there meanwhile. */
  readonly photo: SentPhoto
}

/** Lists the chosen photos that would replace one that was not there when they were chosen. */
export const photoConflicts = (
  sent: SentPhotos,
  slots: readonly Slot[],
  plan: PhotoPlan | undefined,
): PhotoConflict[] =>
  (plan?.chosen ?? []).flatMap(({ at, over }) => {
    const photo = sent[at]
    return photo && photo.id !== over && isChosen(slots[at]) ? [{ at, photo }] : []
  })
