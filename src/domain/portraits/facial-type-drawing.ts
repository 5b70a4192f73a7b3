import type { FacialType } from '#domain/surveys/survey-options.ts'
import { type Drawing, line, type Stroke, surface } from './drawing.ts'
import { faceMeasures, faceOutline } from './face-outline.ts'
import { FACE_VIEW_BOX, headStrokes } from './face-shape-drawing.ts'
import { ellipse, type Point, spline } from './path.ts'
import {
  PROFILE_EAR,
  PROFILE_EYE,
  PROFILE_HEAD,
  type ProfileShift,
  profileChinPath,
  profilePath,
} from './profile.ts'

export const SIDE_VIEW_BOX = '-10 -4 124 124'
const ACCENT = { stroke: 'clay', width: 3.4 } as const
const SIDE_ACCENT = { stroke: 'clay', width: 1.7 } as const

const drawings: Readonly<Record<FacialType, () => Drawing>> = {
  긴얼굴: () =>
    fromTheFront([
      ...headStrokes(faceMeasures.long),
      line('M96 -100V158M87 -90L96 -102L105 -90M87 148L96 160L105 148', ACCENT),
    ]),
  중간얼굴_볼살: () =>
    fromTheFront([
      surface(ellipse([-48, 74], 21, 24), 'clay', 0.14),
      surface(ellipse([48, 74], 21, 24), 'clay', 0.14),
      ...headStrokes({ ...faceMeasures.oval, halfWidth: 74, widestY: 42, cheekFullness: 2.25 }),
      line('M-84 52C-86 82 -74 104 -58 118M84 52C86 82 74 104 58 118', ACCENT),
    ]),
  원형: () =>
    fromTheFront([
      ...headStrokes(faceMeasures.round),
      line(ellipse([0, 38], 103), { ...ACCENT, width: 2.6, dash: [7, 9] }),
    ]),
  주걱턱: () => fromTheSide({ chin: 12, lips: 2 }),
  무턱: () => fromTheSide({ chin: -11 }),
  주걱비대칭: () => fromTheFront(askew()),
}

/** A facial type to choose by: what sets it apart is in clay. */
export const facialTypeDrawing = (type: FacialType): Drawing => drawings[type]()

const fromTheFront = (strokes: readonly Stroke[]): Drawing => ({ viewBox: FACE_VIEW_BOX, strokes })

/** A profile with a chin of its own, and a dashed line where an ordinary chin would end. */
function fromTheSide(shift: ProfileShift): Drawing {
  return {
    viewBox: SIDE_VIEW_BOX,
    strokes: [
      ...sideOfHead(),
      line(profilePath(shift), { width: 1.6 }),
      line(profileChinPath(shift), { ...SIDE_ACCENT, width: 2 }),
      line('M75 78V112', { ...SIDE_ACCENT, width: 1.2, dash: [2.5, 3.5] }),
    ],
  }
}

/** What every profile shares: the back of the head, the ear and the eye, faint. */
export const sideOfHead = (): Stroke[] => [
  line(PROFILE_HEAD, { width: 0.9, opacity: 0.55, dash: [0.4, 2.6] }),
  line(PROFILE_EAR, { width: 1.1, opacity: 0.6 }),
  line(PROFILE_EYE, { width: 1.2, opacity: 0.75 }),
]

/** A jaw that leans to one side of the middle line. */
function askew(): Stroke[] {
  const face = { ...faceMeasures.oval, chinFullness: 2.3 }
  const lean = ([x, y]: Point): Point => [x + 26 * Math.max(0, (y - 20) / 126) ** 1.6, y]
  const [skull, , ...features] = headStrokes(face)
  const jaw = faceOutline(face).jaw.map(lean)
  return [
    skull!,
    line(spline(jaw), { width: 3.6 }),
    ...features.slice(0, 2),
    line('M-12 97Q8 102 25 92', { width: 2.4, opacity: 0.6 }),
    line('M0 -118V166', { ...ACCENT, width: 2.6, dash: [7, 9] }),
    line(spline(jaw.slice(12, 21)), { ...ACCENT, width: 4.4 }),
  ]
}
