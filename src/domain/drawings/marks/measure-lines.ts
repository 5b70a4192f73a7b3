import { inks } from '../colour.ts'
import type { Layer } from '../drawing.ts'
import { eyeCorners } from '../face/eye-shape.ts'
import type { Point } from '../geometry/polyline.ts'
import { Sketch } from '../geometry/sketch.ts'
import { direction } from '../geometry/vector.ts'
import { leanAt, widthTable } from '../head/contour.ts'
import type { HeadMeasures } from '../head/measures.ts'
import { type Hairline, onScalp } from '../head/skull.ts'
import type { View } from '../parameters/picture-fields.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

const UNITS_PER_MM = 10
const BROW_Y = -20
const BEYOND_SIDE = 20
const BEYOND_END = 14
const LINE_MM = 0.55
const FINE_LINE_MM = 0.3
const DASH = [2.4, 2.6] as const

interface MeasuredHead {
  readonly face: FaceParameters
  readonly head: HeadMeasures
  readonly hairline: Hairline
}

/** Returns the heights in mm that divide a face into thirds, from the hairline to the chin. */
export const thirdsOf = ({
  face,
  head,
  hairline,
}: MeasuredHead): readonly [hairline: number, brows: number, nose: number, chin: number] => [
  onScalp(direction(0, hairline(0)), 0)[1],
  BROW_Y - face.browHeight,
  head.noseY,
  head.chinY,
]

/** Returns the half-width and height of a face's widest point, in mm. */
export function widestPlace({ head, face }: MeasuredHead): { halfWidth: number; y: number } {
  const [y, halfWidth] = widthTable(head, face).reduce((widest, place) =>
    place[1] > widest[1] ? place : widest,
  )
  return { halfWidth, y }
}

/**
 * Draws the guide lines of a face: hairline, brows, nose and chin; in the front view also both
 * sides at the widest point and, finer, the corners of the eyes, which divide it into fifths.
 */
export function drawMeasureLines(measured: MeasuredHead, view: View): Layer {
  const sketch = new Sketch(UNITS_PER_MM)
  const { halfWidth, y: widestY } = widestPlace(measured)
  const heights = thirdsOf(measured)
  const [hairlineY, , , chinY] = heights
  const [top, bottom] = [hairlineY - BEYOND_END, chinY + BEYOND_END]
  const reach = halfWidth + BEYOND_SIDE
  const across = heights.map((y): Point[] => [
    [-reach, y],
    [reach, y],
  ])
  const middle = leanAt(measured.face, Math.max(widestY, 14))
  const along = [-halfWidth, halfWidth].map((x): Point[] => [
    [middle + x, top],
    [middle + x, bottom],
  ])
  sketch.lines(view === 'front' ? [...across, ...along] : across, LINE_MM, {
    colour: inks.clay,
    dash: DASH,
  })
  if (view === 'front') {
    const { inner, outer } = eyeCorners(measured.face)
    const corners = [-outer[0], -inner[0], inner[0], outer[0]].map((x): Point[] => [
      [x, top],
      [x, bottom],
    ])
    sketch.lines(corners, FINE_LINE_MM, { colour: inks.clay, dash: DASH })
  }
  return sketch.layer
}
