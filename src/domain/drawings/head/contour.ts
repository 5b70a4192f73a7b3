import { power } from '../geometry/deterministic-math.ts'
import { lerp, type Table, valueAt } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceParameters } from '../parameters/portrait.ts'
import type { HeadMeasures } from './measures.ts'

/** Traces the right half of the face's outline as we see it, from above the temple to the chin. */
export function halfContour(head: HeadMeasures, face: FaceParameters): Point[] {
  const { forehead, cheek, jaw, chin, chinY, jawY } = head
  const full = face.cheekFullness / 100
  const older = face.age === 'older' ? 1 : 0
  const young = face.age === 'young' ? 1 : 0
  return [
    [forehead - 9, -94],
    [forehead, -62],
    [lerp(forehead, cheek, 0.75), -28],
    [cheek, 4],
    [cheek - 1.2, 27],
    [lerp(cheek, jaw, 0.55) + 3 * full + 1.5 * young - 1.4 * older, 50],
    [jaw + 1.5 * full, jawY],
    [lerp(jaw, chin, 0.42) + 1.6 * older + 1.5 * young, lerp(jawY, chinY, 0.56)],
    [chin + 4, chinY - 6],
    [chin * 0.62, chinY - 1.6],
    [0, chinY],
  ]
}

/** Returns how far the middle line leans to one side at a height, for a crooked jaw. */
export const leanAt = (face: FaceParameters, y: number) =>
  face.asymmetry * power((y - 14) / 92, 1.5)

/** Tabulates the face's half-width by height. */
export function widthTable(head: HeadMeasures, face: FaceParameters): Table {
  return halfContour(head, face)
    .map(([x, y]): [number, number] => [y, x])
    .sort(([a], [b]) => a - b)
}

/** Tabulates the depth of the middle line by height. */
export function middleLine({ chinY, noseY, mouthY }: HeadMeasures, face: FaceParameters): Table {
  const { chinDepth, mouthDepth } = face
  return [
    [-100, 48],
    [-84, 64],
    [-60, 80],
    [-40, 85],
    [-22, 86.5],
    [-6, 81],
    [10, 80],
    [noseY + 1, 86 + 0.5 * mouthDepth],
    [lerp(noseY, mouthY, 0.7), 89 + mouthDepth],
    [lerp(mouthY, chinY, 0.4), 84 + 0.3 * mouthDepth + 0.5 * chinDepth],
    [lerp(mouthY, chinY, 0.7), 87 + chinDepth],
    [chinY - 3, 80 + chinDepth],
    [chinY, 74 + chinDepth],
  ]
}

/** Returns a function that maps a position of the front view to the skin in space. */
export function skinSurface(head: HeadMeasures, face: FaceParameters) {
  const [widths, depths] = [widthTable(head, face), middleLine(head, face)]
  return (x: number, y: number, raised = 0): [number, number, number] => {
    const share = Math.abs(x) / (valueAt(widths, y) + 5)
    const depth = valueAt(depths, y) * Math.sqrt(Math.max(0.02, 1 - power(share, 2.3)))
    return [x + leanAt(face, y), y, depth + raised]
  }
}
