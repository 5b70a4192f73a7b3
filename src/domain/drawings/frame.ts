import type { Box } from './drawing.ts'
import { isSide, looksRight } from './head/view.ts'
import type { Frame } from './parameters/picture-fields.ts'
import type { HairParameters, PictureParameters } from './parameters/portrait.ts'

type PlanFrame = 'plan' | 'printedPlan'
type FixedFrame = Exclude<Frame, PlanFrame>

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  width,
  height,
})

/** For front, three-quarter and back views. */
const boxes: Readonly<Record<FixedFrame, Box>> = {
  bust: box(-180, -168, 360, 450),
  face: box(-115, -158, 230, 300),
  head: box(-140, -162, 280, 350),
  hair: box(-90, -104, 180, 120),
  forehead: box(-84, -122, 168, 140),
  eye: box(5, -29, 54, 45),
  midface: box(-66, -30, 132, 110),
  nose: box(-48, -16, 96, 80),
  mouth: box(-48, 38, 96, 80),
  jaw: box(-92, -106, 184, 240),
  neck: box(-100, 46, 200, 200),
  shoulders: box(-180, -130, 360, 360),
  avatar: box(-144, -154, 288, 288),
  cover: box(-196, -150, 640, 450),
  poster: box(-210, -169, 420, 449),
}

/** For side views: the head looks to our left, so the face is there. */
const sideBoxes: Readonly<Partial<Record<FixedFrame, Box>>> = {
  face: box(-112, -163, 241.5, 315),
  hair: box(-112, -118, 225, 150),
  eye: box(-98, -31, 60, 50),
  nose: box(-120, -22, 84, 70),
  mouth: box(-112, 28, 108, 90),
  jaw: box(-118, -50, 138, 180),
}

/** A face from the side, with room for a knot behind the head. */
const KNOT = box(-116, -186, 276, 360)

const hasKnotBehind = (tied: HairParameters['tied']) => tied === 'ponytail' || tied === 'lowBun'

/** From the middle of the head to the edge of a plan. */
const PLAN_HALF_WIDTH = 180
/**
 * Half-widths for print, where three views are side by side: shoulders are cropped, hair and marks
 * are not. Short hair needs less room, so it is shown larger.
 */
const printedHalfWidths = { falling: 136, short: 118 } as const

const isPlan = (frame: Frame): frame is PlanFrame => frame === 'plan' || frame === 'printedPlan'

const planHalfWidth = (frame: PlanFrame, { cut }: Pick<HairParameters, 'cut'>): number =>
  frame === 'plan' ? PLAN_HALF_WIDTH : printedHalfWidths[cut === 'falling' ? 'falling' : 'short']

/** Assumed chin height, so that a plan's frame depends on the hair only, not on the face. */
const LOWEST_CHIN_Y = 139

/** Returns the part of the plane that a frame shows, in mm. */
export function boxOf(
  { frame, view }: PictureParameters,
  hair: Pick<HairParameters, 'length' | 'tied' | 'cut'>,
): Box {
  if (!isPlan(frame)) {
    if (!isSide(view)) return boxes[frame]
    const isKnot = frame === 'face' && hasKnotBehind(hair.tied)
    const seen = isKnot ? KNOT : (sideBoxes[frame] ?? boxes[frame])
    return looksRight(view) ? { ...seen, left: -seen.left - seen.width } : seen
  }
  const bottom = Math.max(190, LOWEST_CHIN_Y + hair.length + 40)
  const halfWidth = planHalfWidth(frame, hair)
  return box(-halfWidth, -168, 2 * halfWidth, bottom + 168)
}
