import { type Point, spline } from '#domain/portraits/path.ts'
import { colours } from './svg.ts'

export interface Band {
  readonly strands: number
  /** Where the band enters and leaves the sheet, and between which heights it swings. */
  readonly from: Point
  readonly to: Point
  readonly swing: number
  /** How far apart its strands lie where it enters and where it leaves. */
  readonly spread: readonly [number, number]
  readonly turns: number
  /** 0 to 1: where in its movement it is. A whole movement ends as it began. */
  readonly phase?: number
  readonly ink: (index: number) => {
    readonly colour: string
    readonly width: number
    readonly opacity: number
  }
}

const STEPS = 14

/** Strands of hair side by side that bend together across the sheet. */
export function bandSvg(band: Band): string {
  return Array.from({ length: band.strands }, (_, index) => {
    const { colour, width, opacity } = band.ink(index)
    return `<path d="${spline(strandOf(band, index))}" fill="none" stroke="${colours[colour]}" stroke-width="${width}" opacity="${opacity}"/>`
  }).join('')
}

function strandOf({ strands, from, to, swing, spread, turns, phase = 0 }: Band, index: number) {
  const place = strands === 1 ? 0 : index / (strands - 1) - 0.5
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [sideX, sideY] = [-dy / length, dx / length]
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const way = step / STEPS
    const apart = place * (spread[0] + (spread[1] - spread[0]) * way)
    const angle = 2 * Math.PI * (turns * way + phase) + place * 0.9
    const out = apart + swing * Math.sin(angle) * (0.35 + 0.65 * way)
    return [from[0] + dx * way + sideX * out, from[1] + dy * way + sideY * out]
  })
}
