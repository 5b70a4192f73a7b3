import type { ReactNode } from 'react'
import type { PhotoSubject } from '#domain/photo-checks/judge-photo.ts'

/** A requested photo. */
export interface PhotoPlace {
  readonly name: string
  /** Which camera takes it. */
  readonly camera: 'user' | 'environment'
  /** What is judged: a face from the front or side, or only light, colour and sharpness. */
  readonly subject: PhotoSubject
  /** How to take it: drawing and text. */
  readonly guide?: ReactNode
  readonly hint?: string | undefined
}
