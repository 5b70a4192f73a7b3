import type { Point } from '../geometry/polyline.ts'
import { direction, type Vector } from '../geometry/vector.ts'
import { volumeOf } from '../hair/volume.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import type { MarkScene } from './mark-scene.ts'
import { elevationOf, type Section, sectionNumber } from './sections.ts'

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

/** Where each section's number stands. */
// biome-ignore format: a table reads by columns
const places: Readonly<Record<Section, readonly [azimuth: number, elevation: number]>> = {
  nape: [180, -38], back: [180, 8], leftSide: [76, 4], rightSide: [-76, 4], top: [180, 62], front: [0, 66],
}
/** From the side some numbers stand nearer to us. */
const sidePlaces: Partial<Record<Section, readonly [azimuth: number, elevation: number]>> = {
  nape: [142, -32],
  back: [138, 6],
  top: [150, 50],
  front: [44, 46],
}

/** Borders of the sections, their numbers, and the angle at which each is held. */
export function drawSections(scene: MarkScene) {
  const { pen, hair, projection } = scene
  const lift = volumeOf(hair).crown * 0.8 + 2
  const place = ([azimuth, elevation]: readonly [number, number]) =>
    onScalp(direction(azimuth, elevation), lift)
  const runs = borders.flatMap((border) => seenRuns(border.map(place), scene))
  pen.lines(runs, 0.4, true)
  for (const section of Object.keys(places) as Section[]) {
    const isFromSide = projection.view === 'left' || projection.view === 'right'
    const mirrored = projection.view === 'right' || projection.view === 'threeQuarterRight' ? -1 : 1
    const [azimuth, elevation] = (isFromSide && sidePlaces[section]) || places[section]
    const spot = place([
      isFromSide && section !== 'leftSide' && section !== 'rightSide'
        ? azimuth * mirrored
        : azimuth,
      elevation,
    ])
    if (projection.nearness(outwardOf(spot)) < 0.24) continue
    const [x, y] = projection.project(spot)
    pen.badge(`${sectionNumber(section)}`, [x, y])
    const held = elevationOf(hair, section)
    if (held === null) continue
    const isBack = projection.view === 'back'
    pen.text(`${held}°`, [x + (isBack ? -8 : 8), y + 2.8], isBack ? 'end' : 'start', 7.6)
  }
}

/** The parts of a line that lie on our side of the head. */
function seenRuns(line: readonly Vector[], { projection }: MarkScene): Point[][] {
  const runs: Point[][] = [[]]
  for (const place of line) {
    if (projection.nearness(outwardOf(place)) > -0.02) runs.at(-1)!.push(projection.project(place))
    else if (runs.at(-1)!.length) runs.push([])
  }
  return runs.filter(({ length }) => length > 1)
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step)
}
