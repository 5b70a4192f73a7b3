import type { Point } from '#domain/portraits/path.ts'

/** Pieces of a path: where it starts, and its cubic curves. Straight lines are curves too. */
interface Course {
  readonly start: Point
  readonly curves: (readonly [Point, Point, Point])[]
  closed: boolean
}

const COMMAND = /([MCcsSLlHVQAZ])([^MCcsSLlHVQAZ]*)/g
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g

/** The same path with every point where `to` puts it. Arcs stay where they are. */
export function moved(path: string, to: (point: Point) => Point): string {
  if (path.includes('A')) return path
  return courses(path)
    .map(({ start, curves, closed }) => {
      const text = (point: Point) =>
        to(point)
          .map((it) => it.toFixed(2))
          .join(' ')
      const rest = curves.map((points) => `C${points.map(text).join(' ')}`).join('')
      return `M${text(start)}${rest}${closed ? 'Z' : ''}`
    })
    .join('')
}

const STEPS = 12

/** How long a path is, in its own units; of several pieces the longest. */
export function lengthOf(path: string): number {
  if (path.includes('A')) return 0
  return Math.max(...courses(path).map(courseLength))
}

function courseLength({ start, curves }: Course): number {
  let [length, at] = [0, start]
  for (const [a, b, c] of curves) {
    let before = at
    for (let step = 1; step <= STEPS; step++) {
      const point = onCurve([at, a, b, c], step / STEPS)
      length += Math.hypot(point[0] - before[0], point[1] - before[1])
      before = point
    }
    at = c
  }
  return length
}

const onCurve = ([p, a, b, c]: readonly [Point, Point, Point, Point], t: number): Point => {
  const u = 1 - t
  const along = (i: 0 | 1) =>
    u ** 3 * p[i] + 3 * u * u * t * a[i] + 3 * u * t * t * b[i] + t ** 3 * c[i]
  return [along(0), along(1)]
}

function courses(path: string): Course[] {
  const found: Course[] = []
  let pen: Point = [0, 0]
  let handle: Point = pen
  for (const [, command = '', text = ''] of path.matchAll(COMMAND)) {
    const numbers = (text.match(NUMBER) ?? []).map(Number)
    const course = found.at(-1)
    const isRelative = command === command.toLowerCase()
    const points: Point[] = []
    for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!])
    const curve = (a: Point, b: Point, c: Point) => {
      course!.curves.push([a, b, c])
      ;[pen, handle] = [c, b]
    }
    const absolute = ([x, y]: Point): Point => (isRelative ? [pen[0] + x, pen[1] + y] : [x, y])
    if (command === 'Z') course!.closed = true
    else if (command === 'M') {
      pen = points[0]!
      handle = pen
      found.push({ start: pen, curves: [], closed: false })
    } else if (command === 'L' || command === 'l') {
      for (const point of points) {
        const end = absolute(point)
        curve(pen, end, end)
      }
    } else if (command === 'Q') {
      for (let i = 0; i + 1 < points.length; i += 2) {
        const [q, end] = [points[i]!, points[i + 1]!]
        const toward = (from: Point): Point => [
          from[0] + ((q[0] - from[0]) * 2) / 3,
          from[1] + ((q[1] - from[1]) * 2) / 3,
        ]
        curve(toward(pen), toward(end), end)
      }
    } else if (command === 'c' || command === 'C') {
      for (let i = 0; i + 2 < points.length; i += 3) {
        curve(absolute(points[i]!), absolute(points[i + 1]!), absolute(points[i + 2]!))
      }
    } else if (command === 's') {
      for (let i = 0; i + 1 < points.length; i += 2) {
        const mirrored: Point = [2 * pen[0] - handle[0], 2 * pen[1] - handle[1]]
        curve(mirrored, absolute(points[i]!), absolute(points[i + 1]!))
      }
    } else throw new Error(`no such command here: ${command}`)
  }
  return found
}
