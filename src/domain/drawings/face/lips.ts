import { inks, mixed } from '../colour.ts'
import { lerp } from '../geometry/numbers.ts'
import type { FaceContext } from './face-context.ts'

interface LipForm {
  readonly width: number
  readonly height: number
  /** Depth of the cupid's bow. */
  readonly bow: number
}

// biome-ignore format: a table reads by columns
export const lipForms: Readonly<Record<'natural' | 'bow' | 'wide' | 'full', LipForm>> = {
  natural: { width: 1,    height: 1,    bow: 1 },
  bow:     { width: 0.9,  height: 1.06, bow: 2.1 },
  wide:    { width: 1.16, height: 0.9,  bow: 0.6 },
  full:    { width: 1.03, height: 1.3,  bow: 0.8 },
}

interface LipColours {
  readonly upper: string
  readonly lower: string
  readonly between: string
  readonly opacity: readonly [upper: number, lower: number]
}

export function lipColours({ face, manly, isOlder }: FaceContext): LipColours {
  if (face.lipColour) {
    return {
      upper: mixed(face.lipColour, inks.ink, 0.14),
      lower: face.lipColour,
      between: mixed(face.lipColour, inks.ink, 0.55),
      opacity: [1, 1],
    }
  }
  const pale = lerp(1, 0.42, manly) * (isOlder ? 0.86 : 1)
  return {
    upper: inks.clay,
    lower: inks.clay,
    between: '#5a2216',
    opacity: [0.95 * pale, 0.76 * pale * lerp(1, 0.8, manly)],
  }
}

/** Usual distance between nose and chin; lips are smaller if there is less. */
const USUAL_ROOM_MM = 58

/** Factor by which lips are fuller than usual. */
export const lipHeight = ({ face, head, manly, isOlder, isYoung }: FaceContext) =>
  Math.min(1, (head.chinY - head.noseY) / USUAL_ROOM_MM) *
  lipForms[face.lips].height *
  (face.lipFullness / 100) *
  lerp(1, 0.82, manly) *
  (isOlder ? 0.78 : isYoung ? 1.06 : 1) *
  (1 + 0.02 * face.mouthDepth)
