import type { Box } from './sample.ts'

/** Proportions of the oval in which a face belongs. */
export const ovalShape = {
  /** Width of the oval by its height. */
  aspect: 5 / 7,
  /** Largest oval, as a part of the picture's height and of its width. */
  maxHeight: 0.5,
  maxWidth: 0.76,
  /** Part of the room above and below that is above: a little less, as shoulders belong to a portrait. */
  roomAbove: 0.46,
} as const

/** Returns the box of the oval in which a face belongs: one that fills it is neither cut off nor small. */
export function faceOval({ width, height }: Pick<Box, 'width' | 'height'>): Box {
  const { aspect, maxHeight, maxWidth, roomAbove } = ovalShape
  const tall = Math.min(maxHeight * height, (maxWidth * width) / aspect)
  const wide = tall * aspect
  return {
    left: (width - wide) / 2,
    top: (height - tall) * roomAbove,
    width: wide,
    height: tall,
  }
}
