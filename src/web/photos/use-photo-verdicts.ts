import { useEffect } from 'react'
import type { PhotoPlace } from './photo-place.ts'
import type { PhotoVerdict } from './photo-verdict.ts'
import type { PreparedPhoto } from './prepare-photo.ts'
import { isChosen, type Photos } from './use-photos.ts'

/** Photos whose judging has begun. */
const begun = new WeakSet<Blob>()

/**
 * Judges each chosen photo once, on this device. Loads what that takes only then; on a slow line, what
 * needs no face is judged before the finder of faces has come.
 */
export function usePhotoVerdicts({ slots, setVerdict }: Photos, places: readonly PhotoPlace[]) {
  useEffect(() => {
    for (const [at, slot] of slots.entries()) {
      const subject = places[at]?.subject
      if (!subject || !isChosen(slot) || !slot.shown || slot.verdict?.isComplete) continue
      if (begun.has(slot.blob)) continue
      begun.add(slot.blob)
      const say = (checks: PhotoVerdict['checks'], isComplete: boolean) =>
        setVerdict(slot, { checks, isComplete, isAccepted: false })
      import('./coach/judge-chosen.ts')
        .then(({ judgeChosen }) => judgeChosen(slot.blob, subject, (early) => say(early, false)))
        .then((checks) => say(checks, true))
        // Without a connection the photo stays as it is, without advice.
        .catch(() => begun.delete(slot.blob))
    }
  })
}

/** Whether a photo could be better and its customer has not decided to keep it. */
export const isToBeAdvised = (
  photo: PreparedPhoto,
): photo is PreparedPhoto & { readonly verdict: PhotoVerdict } =>
  photo.verdict !== undefined &&
  !photo.verdict.isAccepted &&
  photo.verdict.checks.some(({ verdict }) => verdict === 'better')
