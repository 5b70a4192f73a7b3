import { power } from '../geometry/deterministic-math.ts'
import { smoothstep } from '../geometry/numbers.ts'
import { PathWriter } from '../geometry/path.ts'
import { direction } from '../geometry/vector.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import { isThreeQuarter } from '../head/view.ts'
import type { HairDrawingOptions } from './hair-drawing-options.ts'

const TICKS = { full: 280, medium: 130, thumbnail: 0 } as const
const HEIGHT_DEGREES = 36

/** Draws clipped hair: short ticks, sparser towards the hairline. */
export function stubblePath(options: HairDrawingOptions): string {
  const { hairline, projection, detail, unitsPerMm, random } = options
  const path = new PathWriter(unitsPerMm)
  for (let i = 0; i < TICKS[detail]; i++) {
    const azimuth = -180 + 360 * random()
    const elevation = hairline(azimuth) + HEIGHT_DEGREES * power(random(), 0.75) - 1.5
    const length = 0.4 + random() * 0.5
    const place = onScalp(direction(azimuth, elevation), 1)
    const nearest = isThreeQuarter(projection.view) && Math.abs(azimuth) < 90 ? 0.34 : 0.02
    if (Math.abs(azimuth) < 55 || projection.nearness(outwardOf(place)) < nearest) continue
    const lean = Math.sign(azimuth) * 3 * smoothstep(100, 60, Math.abs(azimuth))
    const tip = onScalp(direction(azimuth + lean * length, elevation - 4 * length), 1)
    path.moveTo(projection.project(place)).lineTo(projection.project(tip))
  }
  return path.data
}
