import type { NeckLength, ShoulderWidth } from '#domain/surveys/survey-options.ts'
import { type Body, body } from './body.ts'
import { type Drawing, line, type Stroke } from './drawing.ts'
import { faceMeasures, faceOutline } from './face-outline.ts'
import { spline } from './path.ts'

const NECK_VIEW_BOX = '-150 20 300 300'
const SHOULDER_VIEW_BOX = '-210 -60 420 420'
const face = faceMeasures.oval
/** Where the jaw is as wide as the neck: these figures hide nothing. */
const UNDER_THE_JAW_Y = face.chinY - 9

/** A neck to choose by, its length in clay. */
export function neckDrawing(neck: NeckLength): Drawing {
  const it = body(face.chinY, neck, 'normal', UNDER_THE_JAW_Y)
  const [top, bottom] = [face.chinY + 4, it.shoulderY + 26]
  const heads = `M-8 ${top + 9}L0 ${top}L8 ${top + 9}M-8 ${bottom - 9}L0 ${bottom}L8 ${bottom - 9}`
  return {
    viewBox: NECK_VIEW_BOX,
    strokes: [
      ...figure(it, 3.6),
      line(`M0 ${top}V${bottom}${heads}`, { stroke: 'clay', width: 3.4 }),
    ],
  }
}

/** Shoulders to choose by, their width in clay. */
export function shoulderDrawing(shoulders: ShoulderWidth): Drawing {
  const it = body(face.chinY, 'normal', shoulders, UNDER_THE_JAW_Y)
  const [x, y] = [it.halfShoulder - 14, it.shoulderY + 100]
  const heads = `M${12 - x} ${y - 11}L${-x} ${y}L${12 - x} ${y + 11}M${x - 12} ${y - 11}L${x} ${y}L${x - 12} ${y + 11}`
  return {
    viewBox: SHOULDER_VIEW_BOX,
    strokes: [...figure(it, 5), line(`M${-x} ${y}H${x}${heads}`, { stroke: 'clay', width: 4.8 })],
  }
}

const figure = (it: Body, width: number): Stroke[] => [
  line(it.lines, { width }),
  line(spline(faceOutline(face).jaw), { width: width * 0.75, opacity: 0.7 }),
  line(spline(faceOutline(face).skull), { width: 2.4, opacity: 0.5, dash: [0.5, 7] }),
]
