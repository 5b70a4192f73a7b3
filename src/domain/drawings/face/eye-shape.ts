import { lerp, valueAt } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceParameters } from '../parameters/portrait.ts'
import { type Fold, lidFolds, underFolds } from './eye-folds.ts'
import type { FaceContext, Spot } from './face-context.ts'

/** Half the distance between the centres of the eyes. */
export const EYE_X = 31.5

/** An eye in its own mm: x from the nose (−16) to the temple (16), y down from its middle. */
export interface EyeShape {
  readonly y: number
  readonly size: number
  readonly tilt: number
  /** Size of the iris within the lids. */
  readonly look: number
  readonly upper: readonly Spot[]
  readonly lower: readonly Spot[]
  readonly folds: readonly Fold[]
}

/** Corners of the lids, relative to the middle of their eye. */
const INNER_X = -16
const INNER_Y = 3
const OUTER_X = 16.4

/** Returns height, size and tilt of the eyes. */
function eyePlace(face: FaceParameters): Pick<EyeShape, 'y' | 'size' | 'tilt'> {
  const isYoung = face.age === 'young'
  const isOlder = face.age === 'older'
  return {
    y: (isYoung ? 4 : 2) + (face.midface > 0 ? -0.4 * face.midface : 0),
    size:
      lerp(1, 0.92, face.masculinity / 100) *
      (isYoung ? 1.12 : isOlder ? 0.93 : 1) *
      (face.eyeSize / 100),
    tilt: -1.2 - face.eyeTilt + (isOlder ? 1.5 : 0),
  }
}

/** Returns the corners of the client's left eye, in mm of the face. */
export function eyeCorners(face: FaceParameters): Readonly<Record<'inner' | 'outer', Point>> {
  const { y, size, tilt } = eyePlace(face)
  const middle = EYE_X + face.eyeSpacing
  return {
    inner: [middle + INNER_X * size, y + INNER_Y * size],
    outer: [middle + OUTER_X * size, y + tilt * size],
  }
}

export function eyeShape(context: FaceContext): EyeShape {
  const { face, manly, isOlder } = context
  const smiles = face.expression === 'smile' ? 1 : face.expression === 'halfSmile' ? 0.4 : 0
  const depth = face.eyeDepth / 100
  const single = face.lids === 'single'
  const { y, size, tilt } = eyePlace(face)
  const height =
    (single ? 6.3 : face.lids === 'inner' ? 7 : 7.7) +
    1.3 * Math.max(0, depth) -
    1.2 * manly -
    0.3 * smiles
  const hood = isOlder ? 1.3 : 0
  const upper: Spot[] = [
    [INNER_X, INNER_Y],
    [-11.4, -2.4],
    [-3.5, -height],
    [5, -height + 0.6 + 0.5 * hood],
    [11.6, -3.4 + tilt * 0.3 + hood],
    [OUTER_X, tilt + 0.4 * hood],
  ]
  const floor = 6.2 - 1.6 * smiles + 0.8 * Math.max(0, depth)
  const lower: Spot[] = [
    [INNER_X, INNER_Y],
    [-8, floor - 1],
    [0, floor],
    [8, floor - 1],
    [OUTER_X, tilt],
  ]
  return {
    y,
    size,
    tilt,
    look: 1 + 0.04 * Math.max(0, depth),
    upper,
    lower,
    folds: [...lidFolds(context, height, tilt, depth), ...underFolds(context, floor)],
  }
}

/** Height of a lid at x. */
export const lidHeightAt = (lid: readonly Spot[], x: number) =>
  valueAt(
    lid.map(([a, b]): [number, number] => [a, b]),
    x,
  )
