import type { CSSProperties } from 'react'

/** A length on a poster in points of A4, at the width that the poster is shown in. */
export const points = (length: number): string => `calc(${length}*var(--pt))`

/** The upper left corner, and a width, of what stands on a poster. */
export const place = (left: number, top: number, width?: number): CSSProperties => ({
  left: points(left),
  top: points(top),
  ...(width !== undefined && { width: points(width) }),
})

/** Display letters of a size in points. */
export const lettersOf = (size: number, lineHeight = 1.3): CSSProperties => ({
  fontSize: points(size),
  lineHeight,
})

/** Margin at both sides of the paper. */
export const SIDE = 35
