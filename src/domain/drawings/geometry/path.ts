import { itemAt } from '#domain/collections/lists.ts'
import { cos, hypot, sin } from './deterministic-math.ts'
import type { Point } from './polyline.ts'

/**
 * Writes SVG path data through points: Catmull-Rom curves as relative whole numbers, which are
 * short and compress well. `unitsPerMm` is the grid to which points are rounded.
 */
export class PathWriter {
  readonly #unitsPerMm: number
  #data = ''
  #command = ''
  #x = 0
  #y = 0

  constructor(unitsPerMm: number) {
    this.#unitsPerMm = unitsPerMm
  }

  get data(): string {
    return this.#data
  }

  moveTo([x, y]: Point): this {
    this.#x = this.#rounded(x)
    this.#y = this.#rounded(y)
    this.#command = ''
    this.#data += `M${this.#x}${separated(this.#y)}`
    return this
  }

  lineTo(point: Point): this {
    const [x, y] = [this.#rounded(point[0]), this.#rounded(point[1])]
    if (x === this.#x && y === this.#y) return this
    this.#write('l', x - this.#x, y - this.#y)
    this.#x = x
    this.#y = y
    return this
  }

  /** Adds a line to the first point, then a curve through all. */
  curveThrough(points: readonly Point[]): this {
    this.lineTo(itemAt(points, 0))
    for (const [i, to] of points.entries()) {
      const from = points[i - 1]
      if (from) this.#segment(points[i - 2] ?? from, from, to, points[i + 1] ?? to, i === 1)
    }
    return this
  }

  /**
   * Adds a soft curve that starts and ends at the first and last point and approximates the others.
   * Takes two numbers per point; a curve through the points takes four.
   */
  softCurve(points: readonly Point[]): this {
    this.lineTo(itemAt(points, 0))
    const last = points.length - 1
    if (last < 2) return this.lineTo(itemAt(points, last))
    const control = itemAt(points, 1)
    let [cx, cy] = [this.#rounded(control[0]), this.#rounded(control[1])]
    const towards = this.#relative(control)
    for (let i = 2; i <= last; i++) {
      const [nx, ny] = itemAt(points, i)
      const isEnd = i === last
      // Uses the rounded control point, so that rounding errors do not add up.
      const x = isEnd ? this.#rounded(nx) : Math.round((cx + nx * this.#unitsPerMm) / 2)
      const y = isEnd ? this.#rounded(ny) : Math.round((cy + ny * this.#unitsPerMm) / 2)
      if (i === 2) this.#write('q', ...towards, x - this.#x, y - this.#y)
      else this.#write('t', x - this.#x, y - this.#y)
      cx = 2 * x - cx
      cy = 2 * y - cy
      this.#x = x
      this.#y = y
    }
    return this
  }

  /** Adds a closed curve without corners. */
  closedCurve(points: readonly Point[]): this {
    const count = points.length
    const at = (i: number) => itemAt(points, i % count)
    this.moveTo(at(0))
    for (let i = 0; i < count; i++) this.#segment(at(i - 1), at(i), at(i + 1), at(i + 2), i === 0)
    return this.close()
  }

  /** Adds a lens from `a` through `b` to `c`; `halfWidth` is its thickness in the middle. */
  lens(a: Point, b: Point, c: Point, halfWidth: number): this {
    const [dx, dy] = [c[0] - a[0], c[1] - a[1]]
    const length = hypot(dx, dy) || 1
    const [nx, ny] = [(-dy / length) * halfWidth * 2, (dx / length) * halfWidth * 2]
    const [mx, my] = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2]
    this.moveTo(a)
    const [ex, ey] = [this.#rounded(c[0]), this.#rounded(c[1])]
    this.#write('q', ...this.#relative([mx + nx, my + ny]), ex - this.#x, ey - this.#y)
    const [sx, sy] = [this.#x, this.#y]
    this.#x = ex
    this.#y = ey
    this.#write('q', ...this.#relative([mx - nx, my - ny]), sx - ex, sy - ey)
    return this.close()
  }

  /** Adds an ellipse, rotated by `leaning` degrees. */
  ellipse([cx, cy]: Point, rx: number, ry = rx, leaning = 0): this {
    const turn = (leaning * Math.PI) / 180
    const [ax, ay] = [rx * cos(turn), rx * sin(turn)]
    this.moveTo([cx - ax, cy - ay])
    const [dx, dy] = [this.#rounded(2 * ax), this.#rounded(2 * ay)]
    const radii = `a${this.#rounded(rx)}${separated(this.#rounded(ry))} ${Math.round(leaning)} 1 0`
    this.#data += `${radii} ${dx}${separated(dy)}${radii} ${-dx}${separated(-dy)}`
    return this.close()
  }

  /** Adds a line without length, which a round line cap draws as a dot. */
  dot(): this {
    this.#data += 'h0'
    return this
  }

  close(): this {
    this.#data += 'z'
    this.#command = ''
    return this
  }

  #segment(a: Point, b: Point, c: Point, d: Point, isFirst: boolean) {
    const end = this.#relative(c)
    const second = this.#relative([c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6])
    if (isFirst) {
      const first = this.#relative([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])
      this.#write('c', ...first, ...second, ...end)
    } else this.#write('s', ...second, ...end)
    this.#x += end[0]
    this.#y += end[1]
  }

  #relative([x, y]: Point): [number, number] {
    return [this.#rounded(x) - this.#x, this.#rounded(y) - this.#y]
  }

  #rounded(mm: number): number {
    return Math.round(mm * this.#unitsPerMm) || 0
  }

  #write(command: string, ...numbers: number[]) {
    let text = command === this.#command ? '' : command
    for (const number of numbers) text += text === command ? number : separated(number)
    this.#data += text
    this.#command = command
  }
}

const separated = (number: number) => (number < 0 ? `${number}` : ` ${number}`)
