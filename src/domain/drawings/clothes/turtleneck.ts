import { itemAt } from '#domain/collections/lists.ts'
import { mirrored, type Point, pointAlong } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import { type Body, bothSides, shoulderLine } from './body.ts'
import { sideCloth } from './knit.ts'

/** Draws a ribbed collar that stands up around the neck. */
export function drawTurtleneck(body: Body) {
  if (isSide(body.view)) drawSideTurtleneck(body)
  else drawFrontTurtleneck(body)
}

function drawFrontTurtleneck(body: Body) {
  const { sketch, cloth, seam, top, neck, turn, view } = body
  const dip = view === 'back' ? -4 : 6.5
  const edge: Point[] = [
    [neck + 4, top + 30],
    [neck + 6, top + 42],
    [neck + 25, top + 57],
    ...shoulderLine(body).slice(5),
  ]
  const rim: Point[] = [
    [neck + 4, top + 30],
    [neck * 0.5, top + 30 + dip * 0.8],
    [0, top + 30 + dip],
    [-neck * 0.5, top + 30 + dip * 0.8],
    [-neck - 4, top + 30],
  ]
  sketch.area([turn(edge), turn(mirrored(edge)), turn([...rim].reverse())], cloth)
  const ribs = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].map((i) =>
    turn([
      [(i * (neck + 2)) / 7, top + 30 + dip - Math.abs(i) * 0.5],
      [(i * (neck + 3.4)) / 7, top + 61 - Math.abs(i) * 0.5],
    ]),
  )
  sketch.lines(ribs, 0.36, { colour: seam, opacity: 0.6 })
  sketch.lines([...bothSides(body, edge), turn(rim)], 0.8)
  sketch.line(
    turn([
      [neck + 9, top + 58],
      [neck * 0.5, top + 67],
      [0, top + 69],
      [-neck * 0.5, top + 67],
      [-neck - 9, top + 58],
    ]),
    0.4,
    { colour: seam },
  )
}

function drawSideTurtleneck(body: Body) {
  const { sketch, cloth, seam, top, manly } = body
  const { front, back, arm } = sideCloth(body)
  const wide = 5 * manly
  const rim: Point[] = [
    [-29 - wide, top + 26],
    [2, top + 25],
    [34, top + 14],
    [64 + wide, top + 2],
  ]
  const base: Point[] = [
    [-36, top + 68],
    [-6, top + 66],
    [30, top + 53],
    [71 + wide, top + 36],
  ]
  sketch.area([rim, base.slice(3), back.slice(1), [...front].reverse(), base.slice(0, 1)], cloth)
  const ribs = Array.from({ length: 11 }, (_, i) => [
    pointAlong(rim, (i + 1) / 12),
    pointAlong(base, (i + 1) / 12),
  ])
  sketch.lines(ribs, 0.36, { colour: seam, opacity: 0.6 })
  sketch.lines(
    [
      rim,
      [itemAt(rim, 0), itemAt(base, 0), ...front.slice(1)],
      [itemAt(rim, -1), itemAt(base, -1), ...back.slice(1)],
    ],
    0.8,
  )
  sketch.line(base, 0.4, { colour: seam })
  sketch.line(arm, 0.5, { colour: seam })
}
