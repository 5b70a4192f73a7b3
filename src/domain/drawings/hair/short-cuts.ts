import type { Table } from '../geometry/numbers.ts'
import type { HairCut } from '../parameters/hair-fields.ts'

export interface ShortCut {
  /** Elevation at which the hair ends, from the forehead (0°) to the nape (180°). */
  readonly end: Table
  /** Azimuth from which hair falls this way; before it, hair is brushed up. */
  readonly from: number
  /** Distances from the scalp in mm: at the crown, at the sides, at the tips. */
  readonly crown: number
  readonly sides: number
  readonly tip: number
  /** How far the front turns aside, in degrees. */
  readonly turn: number
  /** Unevenness of the ends, in degrees. */
  readonly rough: number
  readonly taper: number
  /** How much neighbours converge at their ends. */
  readonly clumps: number
  readonly isParted?: boolean
  /** Whether sides and nape are clipped. */
  readonly isClipped?: boolean
}

// biome-ignore format: a table reads by columns
export const shortCuts: Readonly<Record<Exclude<HairCut, 'falling'>, ShortCut>> = {
  pixie: {
    end: [[0, 10], [24, 6], [44, -4], [58, -20], [68, -30], [78, -20], [92, -16], [112, -42], [150, -58], [180, -62]],
    from: 0, crown: 13, sides: 8, tip: -3, turn: 27, rough: 3, taper: 3.2, clumps: 0.2,
  },
  twoBlock: {
    end: [[0, 0], [24, -2], [44, 0], [62, 4], [80, 9], [100, 10], [140, 4], [180, -4]],
    from: 0, crown: 16, sides: 5, tip: -3, turn: 20, rough: 4, taper: 3.4, clumps: 0.35, isClipped: true,
  },
  dandy: {
    end: [[0, -8], [24, -9], [44, -13], [58, -22], [68, -29], [78, -20], [92, -12], [116, -32], [150, -48], [180, -53]],
    from: 0, crown: 14, sides: 9, tip: -4, turn: 13, rough: 3, taper: 4.2, clumps: 0.3,
  },
  crop: {
    end: [[0, 24], [25, 25], [48, 25], [70, 20], [90, 18], [110, 18], [150, 10], [180, 4]],
    from: 0, crown: 9, sides: 3, tip: -2, turn: 8, rough: 3, taper: 2.6, clumps: 0.35, isClipped: true,
  },
  middlePart: {
    end: [[0, 0], [30, -6], [44, -13], [56, -22], [66, -29], [78, -21], [92, -13], [116, -32], [150, -48], [180, -53]],
    from: 0, crown: 17, sides: 10, tip: -4, turn: 8, rough: 2.4, taper: 4, clumps: 0.3, isParted: true,
  },
  swept: {
    end: [[0, 30], [60, 16], [80, 9], [100, 9], [140, 3], [180, -6]],
    from: 58, crown: 17, sides: 4, tip: -3, turn: 0, rough: 3, taper: 3, clumps: 0.3, isClipped: true,
  },
}
