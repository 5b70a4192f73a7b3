import { itemAt } from '#domain/collections/lists.ts'
import { PathWriter } from '#domain/drawings/geometry/path.ts'
import type { Point } from '#domain/drawings/geometry/polyline.ts'
import { colours } from '../pictures/svg.ts'

export interface Band {
  readonly strands: number
  /** Start and end of the band, and how far it swings. */
  readonly from: Point
  readonly to: Point
  readonly swing: number
  /** Distance between the strands at the start and at the end. */
  readonly spread: readonly [number, number]
  readonly turns: number
  readonly ink: (index: number) => {
    readonly colour: string
    readonly width: number
    readonly opacity: number
  }
}

const STEPS = 14
/** Path units per pixel. */
const UNITS = 10

/** Draws parallel strands of hair across the picture. */
export function bandSvg(band: Band): string {
  const paths = Array.from({ length: band.strands }, (_, index) => {
    const { colour, width, opacity } = band.ink(index)
    const points = strandOf(band, index)
    const path = new PathWriter(UNITS).moveTo(itemAt(points, 0)).curveThrough(points).data
    return `<path d="${path}" stroke="${colours[colour]}" stroke-width="${width * UNITS}" opacity="${opacity}"/>`
  })
  return `<g transform="scale(${1 / UNITS})">${paths.join('')}</g>`
}

function strandOf({ strands, from, to, swing, spread, turns }: Band, index: number): Point[] {
  const place = strands === 1 ? 0 : index / (strands - 1) - 0.5
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [sideX, sideY] = [-dy / length, dx / length]
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const way = step / STEPS
    const apart = place * (spread[0] + (spread[1] - spread[0]) * way)
    const angle = 2 * Math.PI * turns * way + place * 0.9
    const out = apart + swing * Math.sin(angle) * (0.35 + 0.65 * way)
    return [from[0] + dx * way + sideX * out, from[1] + dy * way + sideY * out]
  })
}
