/**
 * Indices of the points that are used. Left and right are those of the picture, so the face's own
 * right eye is `leftEye…`.
 */
export const facePoints = {
  foreheadTop: 10,
  chin: 152,
  leftCheekEdge: 234,
  rightCheekEdge: 454,
  leftEyeOuter: 33,
  leftEyeInner: 133,
  leftEyeTop: 159,
  leftEyeBottom: 145,
  rightEyeOuter: 263,
  rightEyeInner: 362,
  rightEyeTop: 386,
  rightEyeBottom: 374,
  leftBrowTop: 105,
  rightBrowTop: 334,
  betweenBrows: 9,
  noseBridge: 168,
  noseTip: 1,
  noseBase: 2,
  noseLeft: 98,
  noseRight: 327,
  mouthLeft: 61,
  mouthRight: 291,
  lipTop: 0,
  lipBottom: 17,
  leftCheek: 50,
  rightCheek: 280,
  leftJaw: 172,
  rightJaw: 397,
  leftTemple: 127,
  rightTemple: 356,
} as const

/** Ten points across the forehead, from below the hairline to above the brows. */
export const foreheadPoints = [10, 67, 69, 104, 108, 151, 297, 299, 333, 337] as const
/** Skin of either cheek, in mirrored pairs. */
export const leftCheekPoints = [50, 101, 118, 205, 36, 187] as const
export const rightCheekPoints = [280, 330, 347, 425, 266, 411] as const
/** Skin that a mask leaves free: bridge of the nose and between the brows. */
export const aboveMaskPoints = [6, 8, 9, 168, 193, 417] as const
/** What a mask covers, and a beard does not cover whole: tip of the nose, cheeks, lip, chin. */
export const behindMaskPoints = [4, 164, 199, 205, 425, 214, 434] as const
