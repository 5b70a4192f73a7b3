import type { Point } from '../geometry/polyline.ts'
import { direction, type Vector } from '../geometry/vector.ts'
import { volumeOf } from '../hair/volume.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import { isSide, looksRight } from '../head/view.ts'
import type { MarkScene } from './mark-scene.ts'
import { elevationOf, type Section, sections } from './sections.ts'

/** Lines between the sections, as azimuth and elevation: the horseshoe, ear to ear, the nape. */
const borders: readonly (readonly (readonly [azimuth: number, elevation: number])[])[] = [
  range(-172, 172, 8).map((azimuth) => [azimuth, Math.abs(azimuth) > 120 ? 34 : 27] as const),
  range(-10, 27, 6).map((elevation) => [92, elevation] as const),
  range(-10, 27, 6).map((elevation) => [-92, elevation] as const),
  range(27, 150, 8).map(
    (elevation) =>
      [elevation > 90 ? -92 : 92, elevation > 90 ? 180 - elevation : elevation] as const,
  ),
  range(104, 256, 8).map((azimuth) => [azimuth, -16] as const),
]

/** Positions of the angles' labels, as azimuth and elevation on the client's left. */
// biome-ignore format: a table reads by columns
const places: Readonly<Record<Section, readonly [azimuth: number, elevation: number]>> = {
  nape: [180, -38], back: [180, 8], sides: [76, 4], top: [180, 62], front: [14, 62],
}
/** In the side view some are nearer to the viewer. */
// biome-ignore format: a table reads by columns
const sidePlaces: typeof places = {
  nape: [142, -32], back: [138, 6], sides: [76, 4], top: [150, 50], front: [44, 46],
}

/** Draws the borders of the sections, and the angle at which each section's hair is held. */
export function drawSections(scene: MarkScene) {
  const { pen, hair, numbers, projection } = scene
  if (!numbers.layers) return
  const lift = volumeOf(hair).crown * 0.8 + 2
  const place = ([azimuth, elevation]: readonly [number, number]) =>
    onScalp(direction(azimuth, elevation), lift)
  pen.lines(
    borders.flatMap((border) => seenRuns(border.map(place), scene)),
    0.4,
    true,
  )
  const mirrored = looksRight(projection.view) ? -1 : 1
  for (const section of sections) {
    const [azimuth, elevation] = (isSide(projection.view) ? sidePlaces : places)[section]
    const spot = place([azimuth * mirrored, elevation])
    if (projection.nearness(outwardOf(spot)) < 0.24) continue
    const [x, y] = projection.project(spot)
    pen.text(`${elevationOf(hair, section)}°`, [x, y + 2.8], 'middle', 9.4)
  }
}

/** Returns the parts of a line that are on our side of the head. */
function seenRuns(line: readonly Vector[], { projection }: MarkScene): Point[][] {
  let run: Point[] = []
  const runs = [run]
  for (const place of line) {
    if (projection.nearness(outwardOf(place)) > -0.02) run.push(projection.project(place))
    else if (run.length) {
      run = []
      runs.push(run)
    }
  }
  return runs.filter(({ length }) => length > 1)
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}
