import { acos, cos, hypot, sin } from './deterministic-math.ts'
import { clamp, radians } from './numbers.ts'

/**
 * A position in mm: x to the viewer's right in the front view, y down from the eye line, z towards
 * the viewer.
 */
export type Vector = readonly [x: number, y: number, z: number]

export function normalized([x, y, z]: Vector): Vector {
  const length = hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

export const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
]

export const mix = ([a, b, c]: Vector, [x, y, z]: Vector, share: number): Vector => [
  a + (x - a) * share,
  b + (y - b) * share,
  c + (z - c) * share,
]

export const distance = ([a, b, c]: Vector, [x, y, z]: Vector) => hypot(x - a, y - b, z - c)

/** Returns the length of a polyline in mm. */
export function lengthOf(points: readonly Vector[]): number {
  let sum = 0
  for (const [i, point] of points.entries()) sum += distance(points[i - 1] ?? point, point)
  return sum
}

/** Interpolates between two unit vectors along the great circle. */
export function alongCircle(from: Vector, to: Vector, share: number): Vector {
  const angle = acos(clamp(from[0] * to[0] + from[1] * to[1] + from[2] * to[2], -1, 1))
  const sine = sin(angle)
  if (sine < 1e-3) return from
  const a = sin((1 - share) * angle) / sine
  const b = sin(share * angle) / sine
  return [from[0] * a + to[0] * b, from[1] * a + to[1] * b, from[2] * a + to[2] * b]
}

/**
 * Returns a unit vector. Azimuth 0 is the face, 90 the client's left ear, ±180 the nape; elevation
 * 90 is up. In degrees.
 */
export function direction(azimuth: number, elevation: number): Vector {
  const [a, e] = [radians(azimuth), radians(elevation)]
  return [sin(a) * cos(e), -sin(e), cos(a) * cos(e)]
}
