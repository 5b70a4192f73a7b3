/** What is measured on a photo. Names follow ISO/IEC 29794-5; `foreheadVisible` is the studio's own. */
export const checkNames = [
  'illuminationUniformity',
  'luminance',
  'overExposure',
  'naturalColour',
  'sharpness',
  'resolution',
  'singleFace',
  'headSize',
  'crop',
  'poseRoll',
  'poseYaw',
  'posePitch',
  'mouthOcclusion',
  'foreheadVisible',
] as const

export type CheckName = (typeof checkNames)[number]

/** Why a photo could be better. */
export const reasonNames = [
  'noFace',
  'severalFaces',
  'mouthCovered',
  'cutOff',
  'faceTooSmall',
  'faceTooLarge',
  'turnedAway',
  'notTurned',
  'tooDark',
  'tooBright',
  'unevenLight',
  'tilted',
  'chinUp',
  'chinDown',
  'foreheadCovered',
  'blurred',
  'colourCast',
  'tooFewPixels',
] as const

export type ReasonName = (typeof reasonNames)[number]
