import { lerp, valueAt } from '../geometry/numbers.ts'
import { type Fold, lidFolds, underFolds } from './eye-folds.ts'
import type { FaceContext, Spot } from './face-context.ts'

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

export function eyeShape(context: FaceContext): EyeShape {
  const { face, manly, isYoung, isOlder } = context
  const smiles = face.expression === 'smile' ? 1 : face.expression === 'halfSmile' ? 0.4 : 0
  const depth = face.eyeDepth / 100
  const single = face.lids === 'single'
  const tilt = -1.2 - face.eyeTilt + (isOlder ? 1.5 : 0)
  const height =
    (single ? 6.3 : face.lids === 'inner' ? 7 : 7.7) +
    1.3 * Math.max(0, depth) -
    1.2 * manly -
    0.3 * smiles
  const hood = isOlder ? 1.3 : 0
  const size = lerp(1, 0.92, manly) * (isYoung ? 1.12 : isOlder ? 0.93 : 1) * (face.eyeSize / 100)
  const upper: Spot[] = [
    [-16, 3],
    [-11.4, -2.4],
    [-3.5, -height],
    [5, -height + 0.6 + 0.5 * hood],
    [11.6, -3.4 + tilt * 0.3 + hood],
    [16.4, tilt + 0.4 * hood],
  ]
  const floor = 6.2 - 1.6 * smiles + 0.8 * Math.max(0, depth)
  const lower: Spot[] = [
    [-16, 3],
    [-8, floor - 1],
    [0, floor],
    [8, floor - 1],
    [16.4, tilt],
  ]
  return {
    y: (isYoung ? 4 : 2) + (face.midface > 0 ? -0.4 * face.midface : 0),
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
