import { type Drawing, line, type Stroke } from './drawing.ts'
import { faceMeasures, type PortraitFace } from './face-outline.ts'
import { portrait } from './portrait.ts'

const HAIRLINE_Y = -78
const BROW_Y = 0
const NOSE_Y = 69
const BEYOND_SIDE = 26
const BEYOND_END = 18

/** A face from the front with the lines it is measured by, as a result sheet shows it. */
export function measuredFace(face: PortraitFace): Drawing {
  const { viewBox, strokes } = portrait({ face, hair: 'short', crop: 'face' })
  return { viewBox, strokes: [...strokes, ...guideLines(face)] }
}

/**
 * Lines laid over a portrait from the front: hairline, brows, nose and chin, between which a face is
 * measured in thirds, and both sides at its widest.
 */
export function guideLines(shape: PortraitFace): Stroke[] {
  const { halfWidth, chinY } = faceMeasures[shape]
  const x = halfWidth + BEYOND_SIDE
  const across = [HAIRLINE_Y, BROW_Y, NOSE_Y, chinY].map((y) => `M${-x} ${y}H${x}`)
  const along = [-halfWidth, halfWidth].map(
    (side) => `M${side} ${HAIRLINE_Y - BEYOND_END}V${chinY + BEYOND_END}`,
  )
  return [...across, ...along].map((path) =>
    line(path, { stroke: 'clay', width: 0.9, dash: [2.5, 3] }),
  )
}
