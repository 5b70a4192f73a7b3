import type { NeckLength, ShoulderWidth } from '#domain/surveys/survey-options.ts'
import type { Point } from './path.ts'

const neckBelowChin: Readonly<Record<NeckLength, number>> = { short: 34, normal: 56, long: 84 }
const halfShoulders: Readonly<Record<ShoulderWidth, number>> = {
  narrow: 122,
  normal: 152,
  wide: 182,
}
const HALF_NECK = 26
/** Where the neck's line becomes the shoulder's: out from the middle. */
const NECK_ROOT = 60

export interface Body {
  /** Neck and shoulders, left and right, open at the top. */
  readonly lines: string
  /** The same as a surface. */
  readonly surface: string
  readonly collarbones: string
  readonly shoulderY: number
  readonly halfShoulder: number
}

/** Neck and shoulders below a chin; the neck begins behind the face, at `neckTopY`. */
export function body(
  chinY: number,
  neck: NeckLength,
  shoulders: ShoulderWidth,
  neckTopY = chinY - 34,
): Body {
  const shoulderY = chinY + neckBelowChin[neck]
  const halfShoulder = halfShoulders[shoulders]
  const left = silhouette(-1, neckTopY, shoulderY, halfShoulder)
  const right = silhouette(1, neckTopY, shoulderY, halfShoulder)
  return {
    lines: `M${beziers(left)}M${beziers(right)}`,
    surface: `M${beziers(left)}L${beziers(right.toReversed())}Z`,
    collarbones: [-1, 1].map((side) => collarbone(side, shoulderY)).join(''),
    shoulderY,
    halfShoulder,
  }
}

/** Corners and handles of one side, from the top of the neck to the arm. */
function silhouette(side: -1 | 1, top: number, shoulderY: number, halfShoulder: number): Point[] {
  return [
    [side * HALF_NECK, top],
    [side * (HALF_NECK - 1), shoulderY - 26],
    [side * (NECK_ROOT - 26), shoulderY - 15],
    [side * NECK_ROOT, shoulderY],
    [side * (NECK_ROOT + 40), shoulderY + 23],
    [side * (halfShoulder - 9), shoulderY + 16],
    [side * halfShoulder, shoulderY + 92],
    [side * (halfShoulder + 7), shoulderY + 151],
    [side * (halfShoulder + 10), shoulderY + 200],
    [side * (halfShoulder + 11), shoulderY + 250],
  ]
}

const beziers = ([first, ...rest]: readonly Point[]): string =>
  `${first!.join(' ')}C${rest.map((point) => point.join(' ')).join(' ')}`

const collarbone = (side: number, y: number): string =>
  `M${side * 19} ${y + 33}C${side * 34} ${y + 22} ${side * 60} ${y + 22} ${side * 84} ${y + 31}`
