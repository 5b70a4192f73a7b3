import { mirrored, type Point } from '../geometry/polyline.ts'
import { isSide } from '../head/view.ts'
import { type Body, bothSides, shoulderLine } from './body.ts'

const NECKLINE = [1, 0.8, 0.42, 0, -0.42, -0.8, -1]

/** Draws a fine knit with a crew neck. */
export function drawKnit(body: Body) {
  if (isSide(body.view)) return drawSideKnit(body)
  const { sketch, cloth, seam, top, neck, turn, view } = body
  const dip = view === 'back' ? 8 : 24
  const neckline = NECKLINE.map((x): Point => [x * (neck + 16), top + 53 + dip * (1 - x * x)])
  const edge: Point[] = [[neck + 16, top + 53], ...shoulderLine(body).slice(5)]
  sketch.area([turn(edge), turn(mirrored(edge)), turn([...neckline].reverse())], cloth)
  sketch.lines([...bothSides(body, edge), turn(neckline)], 0.8)
  const rib = neckline.map(([x, y]): Point => [x * 1.17, y + 8 - (Math.abs(x) / neck) * 3])
  sketch.line(turn(rib), 0.4, { colour: seam })
}

export function sideCloth({ top, manly }: Body) {
  const deep = 4 * manly
  const neckline: Point[] = [
    [-33, top + 68],
    [-10, top + 66],
    [28, top + 52],
    [66 + deep, top + 34],
  ]
  const front: Point[] = [
    [-33, top + 68],
    [-52, top + 104],
    [-66 + deep, top + 150],
    [-74 + 2 * deep, top + 220],
    [-78 + 2 * deep, top + 330],
  ]
  const back: Point[] = [
    [66 + deep, top + 34],
    [96, top + 58],
    [116, top + 110],
    [122, top + 220],
    [122, top + 330],
  ]
  const arm: Point[] = [
    [14, top + 92],
    [24, top + 130],
    [20, top + 220],
    [12, top + 330],
  ]
  return { neckline, front, back, arm }
}

function drawSideKnit(body: Body) {
  const { sketch, cloth, seam } = body
  const { neckline, front, back, arm } = sideCloth(body)
  sketch.area([neckline, back, [...front].reverse()], cloth)
  sketch.lines([neckline, front, back], 0.8)
  const rib = neckline.map(([x, y], i): Point => [x + (i === 0 ? -3 : 1.4), y + 6.6])
  sketch.line(rib, 0.4, { colour: seam })
  sketch.line(arm, 0.5, { colour: seam })
}
