import type { PhotoCheck } from '#domain/photo-checks/judge-photo.ts'

/** What was judged on a photo, on this device. */
export interface PhotoVerdict {
  /** Empty if it could not be judged. */
  readonly checks: readonly PhotoCheck[]
  /** False while only what needs no face has been judged. */
  readonly isComplete: boolean
  /** Whether the customer keeps the photo as it is. */
  readonly isAccepted: boolean
}
