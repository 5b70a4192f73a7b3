import type { Sharp } from 'sharp'
import type { ReasonName } from '#domain/photo-checks/check-names.ts'
import type { PhotoSubject } from '#domain/photo-checks/photo-check.ts'

/** A picture with the reasons for which it is to be taken again; none if it is good. */
export interface TestPhoto {
  readonly name: string
  readonly subject: PhotoSubject
  readonly expected: readonly ReasonName[]
  readonly make: () => Sharp | Promise<Sharp>
}
