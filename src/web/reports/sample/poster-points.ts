import type { CSSProperties } from 'react'

/** Converts a length in points of A4 to CSS, scaled to the poster's shown width. */
export const points = (length: number): string => `calc(${length}*var(--pt))`

/** Returns the position, and optionally the width, of an element on the poster. */
export const place = (left: number, top: number, width?: number): CSSProperties => ({
  left: points(left),
  top: points(top),
  ...(width !== undefined && { width: points(width) }),
})

/** Returns the style of display text, in points. */
export const lettersOf = (size: number, lineHeight = 1.3): CSSProperties => ({
  fontSize: points(size),
  lineHeight,
})

/** Side margin of the paper. */
export const SIDE = 35
