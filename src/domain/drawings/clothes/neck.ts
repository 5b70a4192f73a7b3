import { mirrored, type Point } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import { type Body, bothSides, shoulderLine } from './body.ts'

/** Draws neck and bare shoulders, with the shadow of the chin. */
export function drawNeck(body: Body, coveredFrom: number) {
  if (isSide(body.view)) drawSideNeck(body)
  else drawFrontNeck(body, coveredFrom)
}

function drawFrontNeck(body: Body, coveredFrom: number) {
  const { sketch, skin, shade, turn, neck, chinY, view, isOlder, top, manly } = body
  const line = shoulderLine(body)
  sketch.area([turn(line), turn(mirrored(line))], skin)
  const isBack = view === 'back'
  if (!isBack) {
    const shadow: Point[] = [
      [-neck, chinY - 30],
      [-neck + 2, chinY + 5],
      [-6, chinY + 19],
      [neck - 10, chinY + 2],
      [neck, chinY - 30],
    ]
    sketch.area([turn(shadow)], shade)
  }
  sketch.lines(bothSides(body, line.slice(isBack ? 0 : 1, coveredFrom)), 0.8)
  if (isBack || coveredFrom < 5) return
  if (isOlder) {
    for (const y of [24, 34])
      sketch.line(
        turn([
          [-16, top + y - 3],
          [0, top + y],
          [15, top + y - 3.6],
        ]),
        0.32,
        { opacity: 0.4 },
      )
  }
  if (manly > 2)
    sketch.line(
      turn([
        [-4, top + 27],
        [0, top + 31],
        [4.4, top + 27],
      ]),
      0.4,
      { opacity: 0.5 * manly },
    )
}

/** Returns throat and nape of a side view. */
function sideNeckLines({ top, chinY, manly, isOlder }: Body): {
  throat: Point[]
  nape: Point[]
} {
  const out = 5 * manly
  const loose = isOlder ? 4 : 0
  return {
    throat: [
      [-34, chinY - 12],
      [-29 - loose * 0.6, chinY + 8],
      [-25 - out, top + 30],
      [-28 - out * 0.5, top + 56],
      [-36, top + 76],
      [-50, top + 120],
      [-62, top + 200],
      [-70, top + 330],
    ],
    nape: [
      [82, 20],
      [72, 62],
      [60 + out, 100],
      [62 + out, top + 24],
      [74, top + 44],
      [96, top + 70],
      [112, top + 120],
      [116, top + 200],
      [120, top + 330],
    ],
  }
}

function drawSideNeck(body: Body) {
  const { sketch, skin, isOlder, manly, top } = body
  const { throat, nape } = sideNeckLines(body)
  sketch.area([throat, [...nape].reverse()], skin)
  sketch.lines([throat.slice(1), nape], 0.8)
  if (isOlder)
    sketch.lines(
      [
        [
          [-27, top + 22],
          [-16, top + 27],
          [-5, top + 27],
        ],
        [
          [-25, top + 34],
          [-14, top + 38],
          [-4, top + 37],
        ],
      ],
      0.32,
      { opacity: 0.4 },
    )
  if (manly > 2)
    sketch.line(
      [
        [-29.6, top + 20],
        [-33.4, top + 27],
        [-30.4, top + 35],
      ],
      0.7,
    )
}
