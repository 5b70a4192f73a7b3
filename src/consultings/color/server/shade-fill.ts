import { lightnessOf, mixed } from '#domain/drawings/colour.ts'
import { inks, type Paper } from '#server/reports/pdf/paper.ts'
import type { Area } from '../report-content.ts'

/** Highlights of metal from corner to corner: the share of paper or ink that is mixed in. */
const GLEAMS = [
  [0, 0.25],
  [0.3, -0.08],
  [0.48, 0.62],
  [0.62, -0.2],
  [0.8, 0.4],
  [1, -0.06],
] as const

interface ShadeBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Fills a box with a shade: metal with highlights, anything else flat. */
export function fillShade(paper: Paper, hex: string, area: Area, box: ShadeBox) {
  const { x, y, width, height } = box
  paper.fillOpacity(1).rect(x, y, width, height)
  paper.fill(area === 'metal' ? metal(paper, hex, box) : hex)
}

function metal(paper: Paper, hex: string, { x, y, width, height }: ShadeBox) {
  const gradient = paper.linearGradient(x, y, x + width, y + height)
  const strength = lightnessOf(hex) > 0.3 ? 1 : 0.6
  for (const [at, gleam] of GLEAMS) {
    const colour = mixed(hex, gleam > 0 ? inks.paper : inks.ink, Math.abs(gleam) * strength)
    gradient.stop(at, colour)
  }
  return gradient
}
