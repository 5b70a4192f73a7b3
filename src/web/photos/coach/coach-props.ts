import type { PhotoPlace } from '../photo-place.ts'
import type { PhotoVerdict } from '../photo-verdict.ts'

export interface PhotoCoachProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly place: PhotoPlace
  /** Number of the photo, and how many there are. */
  readonly at: number
  readonly count: number
  readonly onUse: (photo: File, verdict: PhotoVerdict) => void
  /** Files chosen instead. */
  readonly onChoose: (files: readonly File[]) => void
}
