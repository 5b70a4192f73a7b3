import { PathWriter } from '../geometry/path.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'
import { partingAt, partingOffset, partingStart } from './parting.ts'
import { tiedLift } from './tied-lift.ts'
import { volumeOf } from './volume.ts'

const PIECES = 6
/** Length of one piece as a share of the way to the crown, and half of its greatest width in mm. */
const PIECE_SHARE = 0.17
const HALF_WIDTH_MM = 0.34

/** Draws the skin at a parting: pieces of a line, thinner towards the crown. */
export function partingLine(hair: HairParameters, options: HairDrawingOptions): string {
  const { projection, random, unitsPerMm, detail } = options
  if (hair.parting === 'none' || hair.cut !== 'falling' || detail === 'thumbnail') return ''
  if (hair.tied === 'ponytail' || hair.tied === 'halfUp') return ''
  const path = new PathWriter(unitsPerMm)
  const { crown } = volumeOf(hair)
  const start = partingStart(options.hairline)
  const offset = partingOffset(hair)
  const isTied = hair.tied !== 'none'
  const at = (share: number) => {
    const way = partingAt(start, offset + (random() - 0.5) * 0.016, share)
    return onScalp(
      way,
      isTied ? 1 + tiedLift(crown, way) : 1.5 + crown * 0.9 * Math.min(1, share * 3),
    )
  }
  for (let i = 0; i < PIECES; i++) {
    const from = i * 0.15 + random() * 0.03
    const [a, b, c] = [at(from), at(from + PIECE_SHARE / 2), at(from + PIECE_SHARE)]
    if (projection.nearness(outwardOf(b)) < 0.05) continue
    const { project } = projection
    path.lens(project(a), project(b), project(c), HALF_WIDTH_MM * (1 - 0.09 * i))
  }
  return path.data
}
