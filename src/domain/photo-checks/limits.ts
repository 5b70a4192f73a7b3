/**
 * Limits of the measures. A photo is advised against only when it is clearly worse, since nobody is
 * helped by taking a usable photo twice. `docs/photos.md` says where each comes from.
 */
export const photoLimits = {
  /** Longest side of the picture, in pixels. */
  minLongestSide: 480,
  /**
   * Height of a second face as a part of the first. Somebody as tall stands less than three times as far
   * away: with the customer, not behind.
   */
  minSecondFace: 0.35,
  /** Face from forehead to chin as a part of the picture's longest side. */
  minFaceHeight: 0.18,
  /** Face from forehead to chin as a part of the picture's height. */
  maxFaceHeight: 0.75,
  /** Room for hair above the forehead, as a part of the face's height. */
  hairAbove: 0.35,
  /** Turn of the line through the eyes, in degrees. */
  maxRoll: 10,
  /** Turn to a side, in degrees. */
  maxYaw: 20,
  minSideYaw: 30,
  /** Turn up or down, in degrees. */
  maxPitch: 20,
  /** CIELAB lightness of skin below which any photo is too dark. */
  minSkinLightness: 25,
  /** Lightness of skin below which a photo is too dark if nothing else in it is bright. */
  minDimSkinLightness: 48,
  /** Lightness that the brightest twentieth of a photo has in enough light. */
  minBrightest: 62,
  /** Mean lightness of a picture without a face. */
  minPictureLightness: 27,
  /** Part of the face's pixels that are white. */
  maxClippedFace: 0.1,
  /** Part of a picture's pixels that are white, without a face. */
  maxClippedPicture: 0.6,
  /** Difference of lightness between the cheeks. */
  maxCheekDifference: 15,
  /** CIELAB a and b of skin in light without a cast. */
  skinA: { min: 2, max: 32 },
  skinB: { min: 2, max: 38 },
  /** Mean chroma of a whole picture, without a face. */
  maxPictureChroma: 30,
  /** Variance of the Laplacian of the face at 256 px, of lightness 0 to 255. */
  minFaceSharpness: 4,
  /** Variance of the Laplacian of a whole picture at 256 px, without a face. */
  minPictureSharpness: 12,
  /**
   * ΔE2000 above which a place is not skin. For skin darker than a lightness of 50 it is less in
   * proportion, since dark hair differs less from it.
   */
  maxSkinDifference: 18,
  /** Number of the ten points of the forehead that are not skin. */
  maxHairPoints: 4,
  /** Number of the seven points behind a mask that are not skin. */
  maxMaskPoints: 4,
} as const
