import { itemAt } from '#domain/collections/lists.ts'
import { inks } from '../colour.ts'
import { mirrored, type Point } from '../geometry/polyline.ts'
import { type Body, bothSides, shoulderLine } from './body.ts'

export function drawFrontShirt(body: Body) {
  const { sketch, cloth, seam, top, neck, turn } = body
  const edge: Point[] = [[neck + 13, top + 46], ...shoulderLine(body).slice(5)]
  const opening: Point[] = [
    [-neck - 7, top + 40],
    [0, top + 96],
    [neck + 7, top + 40],
  ]
  sketch.area([turn(edge), turn(mirrored(edge)), turn(opening)], cloth)
  sketch.lines(bothSides(body, edge), 0.8)
  const leaf: Point[] = [
    [0, top + 92],
    [neck * 0.5, top + 66],
    [neck + 6, top + 34],
    [neck + 15, top + 44],
    [neck + 20, top + 64],
    [21, top + 108],
  ]
  for (const points of [leaf, mirrored(leaf)])
    sketch.polygon(turn(points), { fill: cloth, stroke: inks.ink, width: 0.8 })
  sketch.line(
    turn([
      [0, top + 96],
      [1, top + 160],
      [1.5, top + 330],
    ]),
    0.6,
    { colour: seam },
  )
  sketch.line(
    turn([
      [-9, top + 104],
      [-9, top + 180],
      [-9, top + 330],
    ]),
    0.35,
    { colour: seam, opacity: 0.6 },
  )
  for (const y of [122, 168, 214, 260]) {
    const place = itemAt(turn([[-4, top + y]]), 0)
    sketch.ellipse(place, 1.8, 1.8, { fill: inks.paper, stroke: seam, width: 0.5 })
  }
}
