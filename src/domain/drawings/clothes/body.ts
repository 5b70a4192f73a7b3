import { lerp, smoothstep } from '../geometry/numbers.ts'
import { mirrored, type Point } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import type { HeadMeasures } from '../head/measures.ts'
import { isThreeQuarter } from '../head/view.ts'
import type { View } from '../parameters/picture-fields.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

/** Measures of the body for drawing neck and clothes. */
export interface Body {
  readonly sketch: Sketch
  readonly view: View
  readonly skin: string
  readonly shade: string
  readonly cloth: string
  /** Colour of lines on the cloth. */
  readonly seam: string
  readonly chinY: number
  /** Height of the chin if the neck were of usual length, in mm. */
  readonly top: number
  /** Half-width of the neck in mm. */
  readonly neck: number
  readonly breadth: number
  readonly manly: number
  readonly isOlder: boolean
  /** Turns the front view's points to a three-quarter view. */
  turn(points: readonly Point[]): Point[]
}

/** Offset of the neck's foot by neck length, in mm; positive is lower. */
export const neckShifts = { short: -13, normal: 0, long: 13 } as const
const breadths = { narrow: 0.9, normal: 1, wide: 1.11 } as const

export function bodyOf(
  face: FaceParameters,
  head: HeadMeasures,
  rest: Pick<Body, 'sketch' | 'view' | 'skin' | 'shade' | 'cloth' | 'seam'>,
): Body {
  const manly = face.masculinity / 100
  const top = head.chinY + neckShifts[face.neck]
  return {
    ...rest,
    top,
    chinY: head.chinY,
    manly,
    isOlder: face.age === 'older',
    neck: lerp(29, 38, manly) * (face.age === 'young' ? 0.94 : 1),
    breadth: breadths[face.shoulders] * lerp(1, 1.06, manly) * (face.age === 'young' ? 0.94 : 1),
    turn: isThreeQuarter(rest.view) ? turnedAt(top) : (points) => [...points],
  }
}

const turnedAt = (top: number) => (points: readonly Point[]) =>
  points.map(([x, y]): Point => {
    const below = smoothstep(top - 40, top + 40, y)
    return [x * lerp(1, x < 0 ? 0.88 : 0.99, smoothstep(top + 50, top + 90, y)) + 6 * below, y]
  })

/**
 * Traces the shoulder from behind the jaw, down the neck and outwards: the right side as we see it.
 */
export function shoulderLine({ top, neck, breadth }: Body): Point[] {
  return [
    [neck + 2, top - 76],
    [neck, top - 16],
    [neck - 0.5, top + 16],
    [neck + 4, top + 40],
    [neck + 22, top + 58],
    [80 * breadth, top + 73],
    [124 * breadth, top + 88],
    [152 * breadth, top + 110],
    [167 * breadth, top + 156],
    [173 * breadth, top + 230],
    [177 * breadth, top + 330],
  ]
}

/** Returns both halves of a symmetric shape. */
export const bothSides = (body: Body, half: readonly Point[]): Point[][] => [
  body.turn(half),
  body.turn(mirrored(half)),
]
