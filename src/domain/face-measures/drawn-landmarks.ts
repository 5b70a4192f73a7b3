import { eyeCorners } from '#domain/drawings/face/eye-shape.ts'
import { leanAt } from '#domain/drawings/head/contour.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { hairlineOf } from '#domain/drawings/head/skull.ts'
import { thirdsOf } from '#domain/drawings/marks/measure-lines.ts'
import type { FaceParameters } from '#domain/drawings/parameters/portrait.ts'
import type { Landmarks } from './landmarks.ts'

/** Height at which a drawn forehead has its width, and at which a drawn cheek has it. */
export const DRAWN_FOREHEAD_Y = -62
const DRAWN_CHEEK_Y = 4

/** Returns the landmarks of a drawn face, in mm of the drawing. */
export function drawnLandmarks(face: FaceParameters): Landmarks {
  const head = headMeasures(face)
  const hairline = hairlineOf(face, head.forehead)
  const [hairlineY, browY, noseY, chinY] = thirdsOf({ face, head, hairline })
  const { inner, outer } = eyeCorners(face)
  const jawMiddle = leanAt(face, head.jawY)
  return {
    hairline: { x: 0, y: hairlineY },
    foreheadRight: { x: -head.forehead, y: DRAWN_FOREHEAD_Y },
    foreheadLeft: { x: head.forehead, y: DRAWN_FOREHEAD_Y },
    brow: { x: 0, y: browY },
    cheekRight: { x: -head.cheek, y: DRAWN_CHEEK_Y },
    cheekLeft: { x: head.cheek, y: DRAWN_CHEEK_Y },
    eyeRightOuter: { x: -outer[0], y: outer[1] },
    eyeRightInner: { x: -inner[0], y: inner[1] },
    eyeLeftInner: { x: inner[0], y: inner[1] },
    eyeLeftOuter: { x: outer[0], y: outer[1] },
    noseBase: { x: 0, y: noseY },
    jawRight: { x: jawMiddle - head.jaw, y: head.jawY },
    jawLeft: { x: jawMiddle + head.jaw, y: head.jawY },
    chin: { x: leanAt(face, chinY), y: chinY },
  }
}
