export type Point = readonly [x: number, y: number]

type Rounding = (value: number) => number

const tenth: Rounding = (value) => Math.round(value * 10) / 10
/** For what there are a hundred of on a page: a third of its bytes less, and no eye sees it. */
export const half: Rounding = (value) => Math.round(value * 2) / 2

/**
 * Path data of a smooth curve through all points (Catmull–Rom, as Bézier pieces). Written with
 * relative `s` pieces, which is half as long: a portrait has a hundred of these.
 */
export function spline(points: readonly Point[], rounded = tenth): string {
  const pointAt = (k: number) => points[Math.max(0, Math.min(points.length - 1, k))]!
  return curve(points.length - 1, pointAt, rounded)
}

/** The same, closed: the last point leads back to the first without a corner. */
export function closedSpline(points: readonly Point[]): string {
  return `${curve(points.length, (k) => points[(k + points.length) % points.length]!, tenth)}Z`
}

function curve(pieces: number, pointAt: (k: number) => Point, rounded: Rounding): string {
  let [penX, penY] = [rounded(pointAt(0)[0]), rounded(pointAt(0)[1])]
  const fromPen = ([x, y]: Point): string => `${rounded(x - penX)} ${rounded(y - penY)}`
  let path = `M${penX} ${penY}`
  for (let i = 0; i < pieces; i++) {
    const [before, from, to, after] = [pointAt(i - 1), pointAt(i), pointAt(i + 1), pointAt(i + 2)]
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += i === 0 ? `c${fromPen(leaving)} ` : 's'
    path += `${fromPen(arriving)} ${fromPen(to)}`
    penX = rounded(penX + rounded(to[0] - penX))
    penY = rounded(penY + rounded(to[1] - penY))
  }
  return path
}

export function ellipse([x, y]: Point, rx: number, ry: number = rx): string {
  const radii = `${tenth(rx)} ${tenth(ry)}`
  const [left, right] = [`${tenth(x - rx)} ${tenth(y)}`, `${tenth(x + rx)} ${tenth(y)}`]
  return `M${left}A${radii} 0 1 1 ${right}A${radii} 0 1 1 ${left}Z`
}

/** So many points along the polyline, at equal distances, both ends included. */
export function resample(points: readonly Point[], count: number): Point[] {
  const lengths = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!]
    lengths.push(lengths[i - 1]! + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const whole = lengths.at(-1)!
  return Array.from({ length: count }, (_, i) => {
    const wanted = (whole * i) / (count - 1)
    const next = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted - 1e-9),
    )
    const share = (wanted - lengths[next - 1]!) / (lengths[next]! - lengths[next - 1]! || 1)
    return between(points[next - 1]!, points[next]!, share)
  })
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

const between = (a: Point, b: Point, share: number): Point => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
]
