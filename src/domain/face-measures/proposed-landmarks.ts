import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { Point } from '#domain/faces/face.ts'
import { alignmentOf } from './alignment.ts'
import { DRAWN_FOREHEAD_Y, drawnLandmarks } from './drawn-landmarks.ts'
import { type Landmarks, landmarksFrom, middleOf } from './landmarks.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Share of the picture's height, or of its width if that is narrower, that a face takes. */
const FACE_SHARE = 0.5

/** Returns the landmarks of an oval face in the middle of a picture, to be dragged into place. */
export function placedLandmarks({ width, height }: Size): Landmarks {
  const drawn = drawnLandmarks(portraitOf().face)
  const top = drawn.hairline.y
  const tall = drawn.chin.y - top
  const wide = drawn.cheekLeft.x - drawn.cheekRight.x
  const pixelsPerMm = FACE_SHARE * Math.min(height / tall, width / wide)
  const middle = { x: width / 2, y: height / 2 - (top + tall / 2) * pixelsPerMm }
  return landmarksFrom((name) => ({
    x: middle.x + drawn[name].x * pixelsPerMm,
    y: middle.y + drawn[name].y * pixelsPerMm,
  }))
}

/** Indices of FaceMesh. Its left is the picture's; a face looks out of it, so sides are swapped. */
const mesh = {
  eyeRightOuter: 33,
  eyeRightInner: 133,
  eyeLeftInner: 362,
  eyeLeftOuter: 263,
  browRightUpper: 105,
  browRightLower: 52,
  browLeftUpper: 334,
  browLeftLower: 282,
  foreheadRight: 54,
  foreheadLeft: 284,
  cheekRight: 234,
  cheekLeft: 454,
  jawRight: 58,
  jawLeft: 288,
  noseBase: 2,
  chin: 152,
} as const
type MeshName = keyof typeof mesh

/** How much narrower a face is at its forehead than at the highest edge that FaceMesh finds. */
const FOREHEAD_NARROWER = 0.96
/** Height of the forehead's width, as a share of the way from the brows to the hairline. */
const FOREHEAD_RISE = 0.66

/**
 * Proposes landmarks from the points of FaceMesh, which ends below the hairline: that is placed as
 * high above the brows as the nose's base lies below them, unless `hairline` finds its edge.
 *
 * Returns null for points that are no face.
 */
export function proposedLandmarks(
  points: readonly Point[],
  hairline: (brow: Point, expected: Point) => Point | null = () => null,
): Landmarks | null {
  const at = (name: MeshName): Point => points[mesh[name]] ?? { x: 0, y: 0 }
  const brow = middleOf(
    middleOf(at('browRightUpper'), at('browRightLower')),
    middleOf(at('browLeftUpper'), at('browLeftLower')),
  )
  const found = {
    ...drawnLandmarks(portraitOf().face),
    eyeRightOuter: at('eyeRightOuter'),
    eyeRightInner: at('eyeRightInner'),
    eyeLeftInner: at('eyeLeftInner'),
    eyeLeftOuter: at('eyeLeftOuter'),
    brow,
    cheekRight: at('cheekRight'),
    cheekLeft: at('cheekLeft'),
    jawRight: at('jawRight'),
    jawLeft: at('jawLeft'),
    noseBase: at('noseBase'),
    chin: at('chin'),
  }
  const alignment = alignmentOf(found)
  if (!alignment) return null
  const { toFace, toPicture } = alignment
  const [browY, noseY] = [toFace(brow).y, toFace(found.noseBase).y]
  const middleX = toFace(middleOf(at('cheekRight'), at('cheekLeft'))).x
  const expected = toPicture({ x: middleX, y: browY - (noseY - browY) })
  const top = hairline(brow, expected) ?? expected
  const foreheadY = Math.max(DRAWN_FOREHEAD_Y, browY + (toFace(top).y - browY) * FOREHEAD_RISE)
  const forehead = (name: 'foreheadRight' | 'foreheadLeft') =>
    toPicture({
      x: middleX + (toFace(at(name)).x - middleX) * FOREHEAD_NARROWER,
      y: foreheadY,
    })
  return {
    ...found,
    hairline: top,
    foreheadRight: forehead('foreheadRight'),
    foreheadLeft: forehead('foreheadLeft'),
  }
}
