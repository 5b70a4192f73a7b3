import { cos, sin } from '../geometry/deterministic-math.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { curlLength, sWaveLength } from './curve-points.ts'

/** Deviation of a hanging strand from a straight fall. */
interface Bend {
  /** Away from the head, in mm. */
  readonly out: number
  /** Around the head, in degrees. */
  readonly around: number
}

export interface StrandShape {
  readonly wave: HairParameters['wave']
  readonly ends: HairParameters['ends']
  readonly waveSize: number
  /** Phase of the wave in radians; similar for neighbours. */
  readonly phase: number
  /** Relative amplitude; 1 is the usual one. */
  readonly height: number
}

/** Returns the bend at height `y`, `left` mm above the strand's end. */
export function bendAt(shape: StrandShape, y: number, left: number): Bend {
  const wave = waveAt(shape, y, left)
  const end = endAt(shape, left)
  return { out: wave.out + end, around: wave.around }
}

function waveAt({ wave, waveSize, phase, height }: StrandShape, y: number, left: number): Bend {
  const size = waveSize / 100
  if (wave === 'sWave') {
    const grown = smoothstep(-24, 96, y) * height * lerp(0.6, 1, smoothstep(0, 50, left))
    const turn = (y / sWaveLength(waveSize)) * 2 * Math.PI + phase
    return {
      out: grown * lerp(8, 13, size) * sin(turn) + 5 * grown,
      around: grown * lerp(4, 7, size) * cos(turn + 0.5),
    }
  }
  if (wave === 'perm') {
    const grown = smoothstep(-84, 10, y) * height
    const turn = (y / curlLength(waveSize)) * 2 * Math.PI + phase
    return {
      out: grown * lerp(5, 8.5, size) * (sin(turn) + 1),
      around: grown * lerp(4.5, 7.5, size) * cos(turn),
    }
  }
  return { out: 0, around: 0 }
}

function endAt({ ends, wave }: StrandShape, left: number): number {
  if (wave === 'perm') return 0
  const near = (length: number) => smoothstep(length, 0, left)
  if (ends === 'cCurl') {
    const bent = near(74)
    return 19 * bent * (1 - bent) - 13 * bent * bent
  }
  if (ends === 'flick') return 20 * near(44) * near(44) - 9 * smoothstep(96, 40, left)
  return ends === 'thinned' ? -6 * near(60) : -4 * near(40)
}
