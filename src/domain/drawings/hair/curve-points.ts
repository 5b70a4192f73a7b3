import { lerp } from '../geometry/numbers.ts'
import type { Detail } from '../parameters/picture-fields.ts'
import type { HairParameters } from '../parameters/portrait.ts'

const STRAIGHT_MM = 48
/** Distance of points for bent ends, which need more of them. */
const BENT_MM = 32
/** Length from which the bend is a small part, in mm below the chin. */
const LONGEST_BENT_MM = 90
/** Least points per wave; fewer turn it into a zigzag. */
const POINTS_IN_S_WAVE = 6.4
const POINTS_IN_CURL = 4.4
/** Least distance between two points of a curve, in mm. */
const closest = { full: 0, medium: 0, thumbnail: 23 } as const
const coarser = { full: 1, medium: 1.1, thumbnail: 1.6 } as const

/** Wavelength, in mm. */
export const sWaveLength = (waveSize: number) => lerp(66, 104, waveSize / 100)
export const curlLength = (waveSize: number) => lerp(30, 54, waveSize / 100)

/** Returns the distance between points of a drawn curve, for hair of this wave. */
export function pointEveryMm({ wave, waveSize, ends, length }: HairParameters, detail: Detail) {
  if (wave === 'straight') {
    const isBent = (ends === 'cCurl' || ends === 'flick') && length < LONGEST_BENT_MM
    return isBent && detail !== 'thumbnail' ? BENT_MM : STRAIGHT_MM
  }
  const step =
    wave === 'perm'
      ? curlLength(waveSize) / POINTS_IN_CURL
      : sWaveLength(waveSize) / POINTS_IN_S_WAVE
  return Math.max(closest[detail], step * coarser[detail])
}
