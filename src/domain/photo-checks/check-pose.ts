import type { FaceFrame } from './face-frame.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck, type PhotoSubject } from './photo-check.ts'

/** Checks how the head is held. Seen from the side, only that it is turned can be seen. */
export function checkPose(
  { roll, yaw, pitch }: FaceFrame,
  subject: PhotoSubject,
): readonly PhotoCheck[] {
  const { maxRoll, maxYaw, minSideYaw, maxPitch } = photoLimits
  const isTurned = Math.abs(yaw) >= minSideYaw
  if (subject === 'side') return [checkOf('poseYaw', yaw, isTurned ? null : 'notTurned')]
  const nod = pitch > 0 ? 'chinDown' : 'chinUp'
  return [
    checkOf('poseRoll', roll, Math.abs(roll) > maxRoll ? 'tilted' : null),
    checkOf('poseYaw', yaw, Math.abs(yaw) > maxYaw ? 'turnedAway' : null),
    checkOf('posePitch', pitch, Math.abs(pitch) > maxPitch ? nod : null),
  ]
}
