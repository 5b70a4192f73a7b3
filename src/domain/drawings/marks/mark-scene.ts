import type { Box } from '../drawing.ts'
import type { Haircut } from '../hair/haircut.ts'
import type { Lock } from '../hair/lock.ts'
import type { HeadMeasures } from '../head/measures.ts'
import type { Projection } from '../head/view.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import type { CutPart } from './cut-parts.ts'
import type { MarkPen } from './mark-pen.ts'

/** The drawing that marks are added to. */
export interface MarkScene {
  readonly pen: MarkPen
  /** Number of each part of the cut in the picture. */
  readonly numbers: Readonly<Partial<Record<CutPart, string>>>
  readonly hair: HairParameters
  readonly head: HeadMeasures
  readonly cut: Haircut
  readonly projection: Projection
  readonly box: Box
  readonly extent: Extent
}

/** Extent of the hair in this view, in mm. */
interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export function extentOf(locks: readonly Lock[], { project }: Projection): Extent {
  let [left, right, top, bottom] = [-76, 76, -124, -40]
  for (const { guide } of locks) {
    for (const place of guide) {
      const [x, y] = project(place)
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { left, right, top, bottom }
}
