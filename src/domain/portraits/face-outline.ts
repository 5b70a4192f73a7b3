import { type Point, resample } from './path.ts'

export const portraitFaces = ['oval', 'round', 'long', 'diamond', 'heart', 'square'] as const
export type PortraitFace = (typeof portraitFaces)[number]

/**
 * A face as two half superellipses that meet, without a corner, where it is widest. The exponents
 * say how full a curve is: 2 is an ellipse, more is squarer, less is more pointed.
 */
export interface FaceMeasures {
  readonly halfWidth: number
  /** Height of the widest place; the brows are at 0, y grows downwards. */
  readonly widestY: number
  readonly chinY: number
  readonly chinFullness: number
  readonly cheekFullness: number
  readonly templeFullness: number
}

// biome-ignore format: a table reads by columns
export const faceMeasures: Readonly<Record<PortraitFace, FaceMeasures>> = {
  oval:    { halfWidth: 69, widestY: 10,  chinY: 146, chinFullness: 2.05, cheekFullness: 2.0,  templeFullness: 2.1 },
  round:   { halfWidth: 85, widestY: 26,  chinY: 131, chinFullness: 2.3,  cheekFullness: 2.05,  templeFullness: 2.1 },
  long:    { halfWidth: 63, widestY: 14,  chinY: 163, chinFullness: 2.3,  cheekFullness: 2.5,  templeFullness: 2.6 },
  diamond: { halfWidth: 77, widestY: 18,  chinY: 148, chinFullness: 1.75, cheekFullness: 1.55, templeFullness: 1.45 },
  heart:   { halfWidth: 75, widestY: -12, chinY: 150, chinFullness: 1.75, cheekFullness: 1.75, templeFullness: 2.7 },
  square:  { halfWidth: 71, widestY: 22,  chinY: 138, chinFullness: 3.1,  cheekFullness: 3.0,  templeFullness: 3.0 },
}

export const CROWN_Y = -108
const CROWN_FULLNESS = 2.2
const TEMPLE_Y = -40

export interface FaceOutline {
  /** From the left temple around the chin to the right temple. */
  readonly jaw: readonly Point[]
  /** From the right temple over the crown to the left temple. */
  readonly skull: readonly Point[]
}

/** The outline of a face from measures; both parts together close it. */
export function faceOutline(face: FaceMeasures): FaceOutline {
  const { halfWidth, widestY, chinY } = face
  const lower = quarter(halfWidth, chinY - widestY, face.chinFullness, face.cheekFullness)
  const upper = quarter(halfWidth, widestY - CROWN_Y, CROWN_FULLNESS, face.templeFullness)
  const lowerRight = lower.map(([x, y]): Point => [x, widestY + y])
  const upperRight = upper.map(([x, y]): Point => [x, widestY - y])

  const rightFromCrown = [...upperRight.toReversed(), ...lowerRight.slice(1)]
  const right = rightFromCrown.filter(([, y]) => y >= TEMPLE_Y)
  const top = rightFromCrown.filter(([, y]) => y <= TEMPLE_Y + 3)
  const flipped = (points: readonly Point[]) => points.map(([x, y]): Point => [-x, y])
  return {
    jaw: resample([...flipped(right), ...right.toReversed().slice(1)], 33),
    skull: resample([...top.toReversed(), ...flipped(top).slice(1)], 17),
  }
}

/** A quarter of a superellipse, from its widest point at the side to its tip. */
function quarter(width: number, height: number, tipFullness: number, sideFullness: number) {
  const steps = 120
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (i / steps) * (Math.PI / 2)
    return [
      width * Math.max(0, Math.cos(angle)) ** (2 / tipFullness),
      height * Math.sin(angle) ** (2 / sideFullness),
    ]
  })
}
