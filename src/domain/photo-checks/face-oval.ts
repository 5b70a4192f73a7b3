import type { Box } from './sample.ts'

/** Width of the oval by its height. */
const ASPECT = 5 / 7
/** Largest oval, as a part of the picture's height and of its width. */
const MAX_HEIGHT = 0.56
const MAX_WIDTH = 0.76

/** Returns the box of the oval in which a face belongs: one that fills it is neither cut off nor small. */
export function faceOval({ width, height }: Pick<Box, 'width' | 'height'>): Box {
  const tall = Math.min(MAX_HEIGHT * height, (MAX_WIDTH * width) / ASPECT)
  const wide = tall * ASPECT
  return {
    left: (width - wide) / 2,
    top: (height - tall) / 2,
    width: wide,
    height: tall,
  }
}
