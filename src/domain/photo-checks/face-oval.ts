/**
 * The oval in which a face belongs, for a picture of any shape: a face that fills it is neither cut off nor
 * too small.
 */
export const faceOval = {
  /** Width of the oval by its height. */
  aspect: 5 / 7,
  /** Largest oval, as a part of the picture's height and of its width. */
  maxHeight: 0.5,
  maxWidth: 0.76,
  /** Part of the room above and below that is above: a little less, as shoulders belong to a portrait. */
  roomAbove: 0.46,
} as const
