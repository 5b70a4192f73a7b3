import { lerp } from '../geometry/numbers.ts'
import type { CutContext } from './cut-context.ts'
import { partingOffset } from './parting.ts'
import type { ShortCut } from './short-cuts.ts'

/** Number of neighbours that converge at their ends. */
const GROUP = 3

/**
 * Returns the azimuths in degrees of the root and the end of one of `count` locks of short hair.
 */
export function azimuthsOf(
  { random, hair }: CutContext,
  cut: ShortCut,
  count: number,
  index: number,
) {
  const at = -180 + (360 * (index + (random() - 0.5) * 0.5)) / count
  const middle = -180 + (360 * (Math.floor(index / GROUP) + 0.5) * GROUP) / count
  const towards = lerp(at, middle, cut.clumps)
  if (!cut.isParted) return { azimuth: at, towards }
  // No lock falls before the parting; those of the wide side extend further over the forehead.
  const offset = partingOffset(hair)
  const first = (side: number) => 31 + (side * offset > 0 ? 12 : -42) * Math.abs(offset)
  const open = (azimuth: number) => {
    const side = azimuth < 0 ? -1 : 1
    return side * lerp(first(side), 180, Math.abs(azimuth) / 180)
  }
  return { azimuth: open(at), towards: open(towards) }
}
