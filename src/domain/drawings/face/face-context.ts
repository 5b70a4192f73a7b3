import type { Point } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import { skinSurface } from '../head/contour.ts'
import type { HeadMeasures } from '../head/measures.ts'
import { isThreeQuarter, type Projection } from '../head/view.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

/** A position in the front view: x, y, and distance from the skin. All in mm. */
export type Spot = readonly [x: number, y: number, raised?: number]

/** Measures and pens that the parts of a face share. */
export interface FaceContext {
  readonly sketch: Sketch
  readonly face: FaceParameters
  readonly head: HeadMeasures
  readonly detail: Detail
  readonly skin: string
  readonly isTurned: boolean
  /** From 0 (feminine) to 1 (masculine). */
  readonly manly: number
  readonly isYoung: boolean
  readonly isOlder: boolean
  /** Maps positions of the front view onto the skin and projects them. */
  put(spots: readonly Spot[]): Point[]
}

export function faceContext(options: {
  sketch: Sketch
  face: FaceParameters
  head: HeadMeasures
  detail: Detail
  skin: string
  projection: Projection
}): FaceContext {
  const { face, head, projection } = options
  const surface = skinSurface(head, face)
  return {
    ...options,
    isTurned: isThreeQuarter(projection.view),
    manly: face.masculinity / 100,
    isYoung: face.age === 'young',
    isOlder: face.age === 'older',
    put: (spots) => spots.map(([x, y, raised]) => projection.project(surface(x, y, raised))),
  }
}
