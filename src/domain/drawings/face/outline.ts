import { itemAt } from '#domain/collections/lists.ts'
import { cos, hypot, power, sin } from '../geometry/deterministic-math.ts'
import { bell, clamp, lerp, radians, valueAt } from '../geometry/numbers.ts'
import { mirrored, type Point } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import { halfContour, leanAt, middleLine, widthTable } from '../head/contour.ts'
import type { FaceContext } from './face-context.ts'

/** Draws the front of the face: skin and outline, boldest at the jaw. */
export function drawFrontOutline({ sketch, head, face, skin }: FaceContext) {
  const half = halfContour(head, face)
  const whole = [...half, ...mirrored(half).slice(1)].map(
    ([x, y]): Point => [x + leanAt(face, y), y],
  )
  sketch.area([whole], skin)
  sketch.brush(whole.slice(3, -3), (s) => 0.12 + 0.74 * power(sin(Math.PI * s), 1.3))
}

/** Draws the face turned to our left: on the far side, its edge past the cheekbone. */
export function drawTurnedOutline(context: FaceContext, yaw: number) {
  const { sketch, skin } = context
  const far = farEdge(context, yaw)
  const near = nearEdge(context, yaw)
  const top: Point[] = [
    [60, -20],
    [58, -60],
    [30, -94],
  ]
  sketch.area([[...far, ...near, ...top]], skin)
  sketch.brush(
    [...far.slice(2), ...near],
    (s) => 0.25 + 0.62 * power(sin(Math.PI * clamp(s * 1.1)), 0.8),
  )
}

const FAR_HEIGHTS = [-94, -80, -62, -44, -26, -12, 0, 12, 26, 42, 58, 74, 88]

function farEdge({ head, face, isOlder }: FaceContext, yaw: number): Point[] {
  const [cosine, sine] = [cos(radians(yaw)), Math.abs(sin(radians(yaw)))]
  const [widths, depths] = [widthTable(head, face), middleLine(head, face)]
  const full = face.cheekFullness / 100
  const relief = (y: number) =>
    -3.4 * bell(-1, 11, y) +
    (1.6 + 1.4 * full) * bell(26, 14, y) -
    (1.2 + (isOlder ? 1 : 0)) * bell(60, 12, y)
  const at = (y: number): Point => [
    leanAt(face, y) * cosine -
      hypot(valueAt(widths, y) * cosine, valueAt(depths, y) * sine) -
      relief(y) * 0.8,
    y,
  ]
  const heights = FAR_HEIGHTS.filter((y) => y < head.chinY - 14)
  return [...heights.map(at), at(head.chinY - 6.5)]
}

function nearEdge({ head, isOlder, put }: FaceContext, yaw: number): Point[] {
  const { chin, jaw, cheek, jawY, chinY } = head
  const turn = (x: number, z: number) => x * cos(radians(yaw)) + z * sin(radians(yaw))
  const [middle] = itemAt(put([[0, chinY - 1]]), 0)
  const corner = turn(jaw, 12)
  return [
    [middle - 3, chinY - 0.6],
    [middle + 6, chinY + 0.4],
    [middle + chin + 12, chinY - 5 + (isOlder ? 1 : 0)],
    [lerp(middle, corner, 0.62), lerp(jawY, chinY, 0.6) + (isOlder ? 3 : 0)],
    [corner, jawY],
    [turn(cheek, -2) - 2, 46],
    [turn(cheek, -2) + 2, 20],
  ]
}

/** Draws the back of the head below the hair: only its edge beside the neck is visible. */
export function drawBackOfHead(sketch: Sketch, { head, face, skin }: FaceContext) {
  const half = halfContour(head, face)
    .filter(([, y]) => y < 64)
    .map(([x, y]): Point => [x * 0.96, y])
  sketch.area([[...mirrored(half), ...half]], skin)
}
