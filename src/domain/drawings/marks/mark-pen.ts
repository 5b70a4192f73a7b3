import { inks } from '../colour.ts'
import type { Label, Layer } from '../drawing.ts'
import { cos, sin } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import { Sketch } from '../geometry/sketch.ts'

const UNITS_PER_MM = 10
const HALO_MM = 1.1
const TEXT_MM = 9.4
const BADGE_MM = 8
/** Least distance between two numbers at the same edge. */
const BADGE_GAP_MM = 17

export const DASH = [2.6, 2.6] as const

interface EdgeBadge {
  readonly text: string
  readonly y: number
}

/** Draws a hairdresser's marks: clay lines with a halo of paper, so that they stand out on hair. */
export class MarkPen {
  readonly #below = new Sketch(UNITS_PER_MM)
  readonly #above = new Sketch(UNITS_PER_MM)
  readonly #labels: Label[] = []
  readonly #edgeBadges: EdgeBadge[] = []
  readonly #edgeX: number

  /** `edgeX` is where the numbers of heights begin. */
  constructor(edgeX: number) {
    this.#edgeX = edgeX
  }

  lines(lines: readonly (readonly Point[])[], width: number, isDashed = false) {
    this.#below.lines(lines, width + HALO_MM, { colour: inks.paper, opacity: 0.8 })
    this.#above.lines(lines, width, { colour: inks.clay, ...(isDashed && { dash: DASH }) })
  }

  /** Adds an arrow in a direction in degrees: 0 is to the right, 90 is up. */
  arrow([x, y]: Point, angle: number, length: number) {
    const at = (degrees: number, from: Point, reach: number): Point => [
      from[0] + cos((degrees * Math.PI) / 180) * reach,
      from[1] - sin((degrees * Math.PI) / 180) * reach,
    ]
    const tip = at(angle, [x, y], length)
    this.lines(
      [
        [[x, y], tip],
        [at(angle + 154, tip, 4.6), tip, at(angle - 154, tip, 4.6)],
      ],
      0.6,
    )
  }

  text(text: string, [x, y]: Point, anchor: Label['anchor'] = 'start', size = TEXT_MM) {
    this.#labels.push({ text, x, y, size, anchor, colour: inks.clay, halo: inks.paper })
  }

  badge(text: string, [x, y]: Point) {
    this.#above.ellipse([x, y], BADGE_MM, BADGE_MM, { fill: inks.clay })
    this.#labels.push({ text, x, y: y + 3.8, size: 10.6, anchor: 'middle', colour: inks.paper })
  }

  /** Adds a number at the edge of the picture, with a line to a position. */
  edgeBadge(text: string, place: Point, isDashed = false) {
    this.#edgeBadges.push({ text, y: place[1] })
    this.lines([[[this.#edgeX + 2 * BADGE_MM, place[1]], place]], 0.34, isDashed)
  }

  /** Ends the drawing: moves numbers at the edge apart where they collide. */
  finish(): { layers: Layer[]; labels: Label[] } {
    const sorted = [...this.#edgeBadges].sort((a, b) => b.y - a.y)
    let lowest = Number.POSITIVE_INFINITY
    for (const { text, y } of sorted) {
      const middle = Math.min(y, lowest - BADGE_GAP_MM)
      this.badge(text, [this.#edgeX + BADGE_MM, middle])
      lowest = middle
    }
    return { layers: [this.#below.layer, this.#above.layer], labels: this.#labels }
  }
}
