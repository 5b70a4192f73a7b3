import { itemAt } from '#domain/collections/lists.ts'
import { inks, lightnessOf, mixed } from '../colour.ts'
import type { Box } from '../drawing.ts'
import { lerp, smoothstep } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { Sketch } from '../geometry/sketch.ts'
import { isSide, looksRight } from '../head/view.ts'
import type { PictureParameters } from '../parameters/portrait.ts'
import type { Body } from './body.ts'
import {
  type CapeEdge,
  capeEdges,
  capeNeckline,
  LAST_OF_CURVE,
  sideCapeEdges,
} from './cape-edges.ts'
import type { CapeFolds } from './cape-folds.ts'

/** Number of folds of a cape of one colour. */
const PLAIN_FOLDS = 9
/** Width of a fold's shadow on the next one, as a share of a fold. */
const SHADOW_WIDTH = 0.2
/** Least half-width of a cape, also in close-ups, in mm. */
const LEAST_HALF_WIDTH = 180

/**
 * Computes the folds of the cape in a picture. They end in equal stripes across the whole picture,
 * so that a page can continue them below it.
 */
export function foldsOf(
  { capeColours, view, detail }: Pick<PictureParameters, 'capeColours' | 'view' | 'detail'>,
  cloth: string,
  box: Box,
): CapeFolds {
  const left = Math.min(-LEAST_HALF_WIDTH, box.left)
  const right = Math.max(LEAST_HALF_WIDTH, box.left + box.width)
  const colours = capeColours?.split(' ') ?? Array<string>(PLAIN_FOLDS).fill(cloth)
  const rest = {
    bottom: box.top + box.height,
    isPlain: capeColours === null,
    isFine: detail !== 'thumbnail',
  }
  return looksRight(view)
    ? { ...rest, colours: colours.toReversed(), left: -right, right: -left }
    : { ...rest, colours, left, right }
}

/** Draws the cape that a hairdresser or colour consultant puts around the shoulders. */
export function drawCape(body: Body, folds: CapeFolds) {
  const { sketch } = body
  const edges = isSide(body.view) ? sideCapeEdges(body, folds) : capeEdges(body, folds)
  drawCloth(sketch, edges, folds)
  if (folds.isFine) drawShadows(sketch, edges, folds)
  const inner = edges.slice(1, -1).map(({ fall }) => fall)
  sketch.lines(inner, 0.4, { opacity: 0.4 })
  sketch.line(capeNeckline(body), 0.8)
  sketch.lines([itemAt(edges, 0).outline, itemAt(edges, -1).outline], 0.8)
}

function drawCloth(sketch: Sketch, edges: readonly CapeEdge[], folds: CapeFolds) {
  const { colours, isPlain, isFine } = folds
  if (isPlain) {
    const rims = edges.flatMap(({ rim }) => rim)
    const [first, last] = [itemAt(edges, 0).fall, itemAt(edges, -1).fall]
    return sketch.area([...rims, last, first.toReversed()], itemAt(colours, 0))
  }
  colours.forEach((colour, i) => {
    const [from, to] = edgesOfFold(edges, i)
    const runs = [...from.rim, to.fall, from.fall.toReversed()]
    if (isFine) sketch.area(runs, colour)
    // Straight edges take half the bytes, and the difference is invisible in a small picture.
    else sketch.polygon(runs.flat(), { fill: colour })
  })
}

function drawShadows(sketch: Sketch, edges: readonly CapeEdge[], { colours }: CapeFolds) {
  colours.forEach((colour, i) => {
    const [from, to] = edgesOfFold(edges, i)
    const shadow = mixed(colour, inks.ink, lightnessOf(colour) > 0.25 ? 0.3 : 0.6)
    // The edge covers most of it, so few points suffice.
    const edge = between(from, to, SHADOW_WIDTH).filter((_, point) => point % 2 === 0)
    sketch.area([from.fall, edge.toReversed()], shadow, 0.26)
  })
  const middles = colours.map((_, i) => between(...edgesOfFold(edges, i), i % 2 ? 0.62 : 0.54))
  sketch.lines(
    middles.map((middle) => middle.slice(1)),
    0.35,
    { opacity: 0.2 },
  )
}

const edgesOfFold = (edges: readonly CapeEdge[], fold: number) =>
  [itemAt(edges, fold), itemAt(edges, fold + 1)] as const

/** Interpolates a line within a fold, at a share of its width. */
function between(
  from: { readonly fall: readonly Point[] },
  to: { readonly fall: readonly Point[] },
  share: number,
): Point[] {
  return from.fall.map(([x, y], i): Point => {
    const [toX, toY] = itemAt(to.fall, i)
    // Folds meet at the throat and open below it.
    const open = share * smoothstep(0, LAST_OF_CURVE, i)
    return [lerp(x, toX, open), lerp(y, toY, open)]
  })
}
