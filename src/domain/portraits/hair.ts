import { CROWN_Y, type FaceMeasures } from './face-outline.ts'
import { mix, type Point } from './path.ts'

export const hairStyles = ['short', 'bob', 'lob', 'layer', 'long', 'wave'] as const
export type HairStyle = (typeof hairStyles)[number]

interface Cut {
  /** Where the hair ends, below the chin. */
  readonly belowChin: number
  /** How much shorter the strands at the face are than the outer ones. */
  readonly shorterAtFace: number
  /** How far hair stands off at half its length. */
  readonly volume: number
  /** How far the ends turn in; negative turns them out. */
  readonly tuck: number
  /** How far a strand swings, and how many half turns it makes on its way down. */
  readonly wave: number
  readonly turns: number
  /** How ragged the ends are. */
  readonly raggedness: number
}

// biome-ignore format: a table reads by columns
const cuts: Readonly<Record<HairStyle, Cut>> = {
  short: { belowChin: -84, shorterAtFace: 20,  volume: 3,  tuck: 9,   wave: 0,   turns: 0,   raggedness: 17 },
  bob:   { belowChin: 4,   shorterAtFace: 4,   volume: 7,  tuck: 20,  wave: 0,   turns: 0,   raggedness: 7 },
  lob:   { belowChin: 62,  shorterAtFace: 12,  volume: 6,  tuck: 10,  wave: 0,   turns: 0,   raggedness: 12 },
  layer: { belowChin: 136, shorterAtFace: 122, volume: 6,  tuck: -20, wave: 2,   turns: 1.6, raggedness: 30 },
  long:  { belowChin: 176, shorterAtFace: 14,  volume: 5,  tuck: -7,  wave: 3.5, turns: 1.7, raggedness: 20 },
  wave:  { belowChin: 152, shorterAtFace: 26,  volume: 9,  tuck: -10, wave: 8.5, turns: 3.6, raggedness: 24 },
}

/** A head to be dressed: how it is measured, where its hair begins and where that is parted. */
export interface Head {
  readonly face: FaceMeasures
  readonly hairlineY: number
  readonly partingX: number
}

/** Which strand: the side it falls to, 0 at the face to 1 outside, and its share of chance. */
export interface StrandPlace {
  readonly side: -1 | 1
  readonly outward: number
  /** Each from −1 to 1; all 0 for the ideal strand. */
  readonly drift: number
  readonly length: number
}

const ARC_STEPS = 6
/** Above 1: closer points where the strand leaves the skull, where it bends most. */
const STEP_GROWTH = 1.4
const INSIDE_FACE = 6
const OUTSIDE_FACE = 26
const ABOVE_CROWN = 13
/** Where hair stops following the skull and falls. */
const FALL_Y = -14
/** At the hairline the hair parts to a point, on top of the head it lies round. */
const partingFullness = { atFace: 1.62, outside: 2.05 } as const

/**
 * The way of one strand: from the parting around the skull, on a curve between hairline and crown,
 * then down to where the style ends it.
 */
export function strandPoints(head: Head, style: HairStyle, place: StrandPlace): Point[] {
  const { halfWidth } = head.face
  const sideX = mix(halfWidth - INSIDE_FACE, halfWidth + OUTSIDE_FACE, place.outward)
  return [...aroundTheSkull(head, place, sideX), ...downward(head, cuts[style], place, sideX)]
}

function aroundTheSkull(head: Head, { side, outward, drift }: StrandPlace, sideX: number): Point[] {
  const top = mix(head.hairlineY, CROWN_Y - ABOVE_CROWN, outward)
  const reach = sideX - side * head.partingX
  const fullness = mix(partingFullness.atFace, partingFullness.outside, outward ** 0.7)
  return Array.from({ length: ARC_STEPS + 1 }, (_, i): Point => {
    const share = i / ARC_STEPS
    const angle = (Math.PI / 2) * (1 - share)
    const out = (reach + drift * 1.6 * share) * Math.max(0, Math.cos(angle)) ** (2 / fullness)
    return [head.partingX + side * out, FALL_Y - (FALL_Y - top) * Math.sin(angle) ** (2 / 2.05)]
  })
}

function downward(head: Head, cut: Cut, place: StrandPlace, sideX: number): Point[] {
  const { side, outward, drift, length } = place
  const shorter = cut.shorterAtFace * (1 - outward)
  const end = head.face.chinY + cut.belowChin - shorter + cut.raggedness * length * 0.5
  const steps = Math.ceil(4 + cut.turns * 1.2)
  return Array.from({ length: steps }, (_, i): Point => {
    const v = ((i + 1) / steps) ** STEP_GROWTH
    const volume = cut.volume * Math.sin(Math.PI * v * 0.92) ** 2 * mix(0.5, 1, outward)
    const tuck = cut.tuck * v ** 3 * mix(0.75, 1.15, outward)
    const phase = v * cut.turns * Math.PI + outward * 1.1 + drift * 0.3
    const swing = cut.wave * Math.sin(phase) * Math.sqrt(v)
    const loose = drift * (1.6 + 2.6 * v)
    return [side * (sideX + volume - tuck + swing + loose), mix(FALL_Y, end, v)]
  })
}

/** Whether hair is long enough to be seen behind the neck. */
export const fallsBehindNeck = (style: HairStyle): boolean => cuts[style].belowChin > 0

/** Where the longest hair of this head ends. */
export const hairEndY = (head: Head, style: HairStyle): number =>
  head.face.chinY + cuts[style].belowChin
