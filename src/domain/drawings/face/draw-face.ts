import { direction } from '../geometry/vector.ts'
import { isSide, type Projection } from '../head/view.ts'
import { drawAgeLines } from './age-lines.ts'
import { drawBrow } from './brow.ts'
import { drawCheeks } from './cheeks.ts'
import { drawEarFromBehind, drawFrontEar, drawTurnedEar } from './ears.ts'
import { drawEye } from './eye.ts'
import type { FaceContext } from './face-context.ts'
import { drawGlasses, drawSideGlasses } from './glasses.ts'
import { drawMouth } from './mouth.ts'
import { drawFrontNose, drawTurnedNose } from './nose.ts'
import { drawBackOfHead, drawFrontOutline, drawTurnedOutline } from './outline.ts'
import { drawProfile, profileOf } from './profile.ts'
import { drawProfileBrow } from './profile-brow.ts'
import { drawProfileCheek } from './profile-cheek.ts'
import { drawProfileEye } from './profile-eye.ts'
import { drawProfileMouth } from './profile-mouth.ts'
import { drawSideEar } from './side-ear.ts'

/** Draws the head without its hair. The projection looks to our left. */
export function drawFace(context: FaceContext, projection: Projection) {
  if (projection.view === 'back') drawBack(context)
  else if (isSide(projection.view)) drawFromSide(context)
  else drawFromFront(context, projection)
}

function drawBack(context: FaceContext) {
  drawEarFromBehind(context, -1)
  drawEarFromBehind(context, 1)
  drawBackOfHead(context.sketch, context)
}

function drawFromSide(context: FaceContext) {
  const profile = profileOf(context)
  drawProfile(context, profile)
  drawSideEar(context)
  drawProfileCheek(context)
  drawProfileEye(context)
  drawProfileBrow(context)
  drawProfileMouth(context, profile)
  drawSideGlasses(context)
}

function drawFromFront(context: FaceContext, projection: Projection) {
  if (context.isTurned) {
    drawTurnedOutline(context, projection.yaw)
    drawTurnedEar(context, turnedEarX(context, projection))
  } else {
    drawFrontEar(context, -1)
    drawFrontEar(context, 1)
    drawFrontOutline(context)
  }
  drawCheeks(context)
  drawAgeLines(context)
  for (const side of [-1, 1] as const) {
    drawEye(context, side)
    drawBrow(context, side)
  }
  if (context.isTurned) drawTurnedNose(context, projection.project)
  else drawFrontNose(context)
  drawMouth(context)
  drawGlasses(context, projection.project)
}

export const turnedEarX = ({ head }: Pick<FaceContext, 'head'>, { project }: Projection) =>
  project([head.cheek + 2, 0, direction(90, 0)[2] - 2])[0]
