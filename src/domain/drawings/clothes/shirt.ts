import { itemAt } from '#domain/collections/lists.ts'
import { mirrored, type Point } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import { type Body, bothSides, shoulderLine } from './body.ts'
import { sideCloth } from './knit.ts'
import { drawFrontShirt } from './shirt-front.ts'

/** Draws a shirt with a collar and a row of buttons. */
export function drawShirt(body: Body) {
  if (isSide(body.view)) drawSideShirt(body)
  else if (body.view === 'back') drawBackShirt(body)
  else drawFrontShirt(body)
}

function drawBackShirt(body: Body) {
  const { sketch, cloth, seam, top, neck, turn } = body
  const edge: Point[] = [[neck + 13, top + 46], ...shoulderLine(body).slice(5)]
  sketch.area(
    [
      turn(edge),
      turn(mirrored(edge)),
      turn([
        [-neck - 10, top + 44],
        [0, top + 42],
        [neck + 10, top + 44],
      ]),
    ],
    cloth,
  )
  sketch.lines(bothSides(body, edge), 0.8)
  const collar: Point[] = [
    [neck + 5, top + 30],
    [neck * 0.5, top + 25],
    [0, top + 24],
    [-neck * 0.5, top + 25],
    [-neck - 5, top + 30],
  ]
  const fall: Point[] = [
    [-neck - 17, top + 56],
    [-neck * 0.6, top + 63],
    [0, top + 65],
    [neck * 0.6, top + 63],
    [neck + 17, top + 56],
  ]
  sketch.area([turn(collar), turn(fall)], cloth)
  sketch.lines(
    [
      turn(collar),
      turn(fall),
      ...bothSides(body, [
        [neck + 5, top + 30],
        [neck + 11, top + 42],
        [neck + 17, top + 56],
      ]),
    ],
    0.8,
  )
  sketch.line(
    turn([
      [-110 * body.breadth, top + 104],
      [-50, top + 112],
      [0, top + 113],
      [50, top + 112],
      [110 * body.breadth, top + 104],
    ]),
    0.45,
    { colour: seam, opacity: 0.8 },
  )
  sketch.lines(
    [
      turn([
        [-4, top + 114],
        [-5, top + 200],
        [-6, top + 330],
      ]),
      turn([
        [4, top + 114],
        [5, top + 200],
        [6, top + 330],
      ]),
    ],
    0.35,
    { colour: seam, opacity: 0.5 },
  )
}

function drawSideShirt(body: Body) {
  const { sketch, cloth, seam, top, manly } = body
  const { front, back, arm } = sideCloth(body)
  const wide = 5 * manly
  const rim: Point[] = [
    [-33 - wide, top + 58],
    [-4, top + 46],
    [30, top + 34],
    [66 + wide, top + 20],
  ]
  sketch.area([rim, back, [...front].reverse()], cloth)
  sketch.lines([front, back], 0.8)
  const leaf: Point[] = [
    [-40, top + 88],
    [-33 - wide, top + 56],
    [-4, top + 44],
    [30, top + 31],
    [65 + wide, top + 16],
    [76 + wide, top + 44],
    [40, top + 58],
    [6, top + 70],
    [-16, top + 92],
  ]
  sketch.area([leaf.slice(0, 5), leaf.slice(5, 8), leaf.slice(8)], cloth)
  sketch.lines(
    [
      leaf.slice(1, 5),
      leaf.slice(4, 6),
      leaf.slice(5, 8),
      leaf.slice(7),
      [itemAt(leaf, -1), itemAt(leaf, 0)],
      leaf.slice(0, 2),
    ],
    0.8,
  )
  sketch.line(arm, 0.5, { colour: seam })
  sketch.line(
    [
      [96, top + 84],
      [60, top + 92],
      [24, top + 96],
    ],
    0.4,
    { colour: seam, opacity: 0.8 },
  )
}
