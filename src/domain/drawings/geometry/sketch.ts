import { itemAt } from '#domain/collections/lists.ts'
import { inks } from '../colour.ts'
import type { Layer, Shape } from '../drawing.ts'
import { addBrushStroke, type HalfWidth } from './brush.ts'
import { PathWriter } from './path.ts'
import type { Point } from './polyline.ts'

const FINE_UNITS_PER_MM = 5
/** Thinner lines are invisible in a small picture. */
const FAINTEST_MM = 0.3

interface LineLook {
  readonly colour?: string
  readonly opacity?: number
  readonly dash?: readonly [dash: number, gap: number]
}

/** Collects shapes given in mm. A flipped sketch is mirrored horizontally. */
export class Sketch {
  readonly #unitsPerMm: number
  readonly #isFlipped: boolean
  readonly #shapes: Shape[] = []

  constructor(unitsPerMm: number, isFlipped = false) {
    this.#unitsPerMm = unitsPerMm
    this.#isFlipped = isFlipped
  }

  get layer(): Layer {
    return { unitsPerMm: this.#unitsPerMm, shapes: this.#shapes }
  }

  line(points: readonly Point[], width: number, look?: LineLook) {
    this.lines([points], width, look)
  }

  /** Adds several lines of one style as one path. */
  lines(lines: readonly (readonly Point[])[], width: number, look: LineLook = {}) {
    if (this.#isCoarse && width * (look.opacity ?? 1) < FAINTEST_MM) return
    const path = this.#path()
    for (const points of lines) {
      const placed = this.#placed(points)
      path.moveTo(itemAt(placed, 0)).curveThrough(placed)
    }
    const { colour = inks.ink, opacity, dash } = look
    this.#add({ path: path.data, stroke: colour, width, opacity, dash })
  }

  /** Adds round dots, as wide as the line. */
  dots(centres: readonly Point[], width: number, look: LineLook = {}) {
    const path = this.#path()
    for (const centre of this.#placed(centres)) path.moveTo(centre).dot()
    const { colour = inks.ink, opacity } = look
    if (path.data) this.#add({ path: path.data, stroke: colour, width, opacity })
  }

  /** Adds a closed shape of smooth runs with corners between them. */
  area(runs: readonly (readonly Point[])[], fill: string, opacity?: number) {
    const path = this.#path()
    const placed = runs.map((run) => this.#placed(run))
    path.moveTo(itemAt(itemAt(placed, 0), 0))
    for (const run of placed) path.curveThrough(run)
    this.#add({ path: path.close().data, fill, opacity })
  }

  /** Adds a closed shape without corners: filled, outlined, or both. */
  blob(points: readonly Point[], look: Omit<Shape, 'path'>) {
    this.#add({ ...look, path: this.#path().closedCurve(this.#placed(points)).data })
  }

  /** Adds a closed shape with straight edges. */
  polygon(points: readonly Point[], look: Omit<Shape, 'path'>) {
    const path = this.#path()
    const placed = this.#placed(points)
    path.moveTo(itemAt(placed, 0))
    for (const point of placed) path.lineTo(point)
    this.#add({ ...look, path: path.close().data })
  }

  /** Adds a line of varying width; on a coarse grid, a plain line. */
  brush(points: readonly Point[], halfWidth: HalfWidth, look: LineLook = {}) {
    if (this.#isCoarse) {
      return this.line(points, 0.4 + 1.3 * halfWidth(0.45), look)
    }
    const path = this.#path()
    addBrushStroke(path, this.#placed(points), halfWidth)
    this.#add({ path: path.data, fill: look.colour ?? inks.ink, opacity: look.opacity })
  }

  ellipse(centre: Point, rx: number, ry: number, look: Omit<Shape, 'path'>, leaning = 0) {
    const placed = itemAt(this.#placed([centre]), 0)
    const lean = this.#isFlipped ? -leaning : leaning
    this.#add({ ...look, path: this.#path().ellipse(placed, rx, ry, lean).data })
  }

  get #isCoarse() {
    return this.#unitsPerMm < FINE_UNITS_PER_MM
  }

  #path() {
    return new PathWriter(this.#unitsPerMm)
  }

  #placed(points: readonly Point[]): readonly Point[] {
    return this.#isFlipped ? points.map(([x, y]): Point => [-x, y]) : points
  }

  #add(shape: Shape) {
    this.#shapes.push(shape)
  }
}
