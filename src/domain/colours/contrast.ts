import { wcagContrast } from 'culori/fn'
import { linearOf } from './spaces.ts'

/** Least contrast of readable text. Source: WCAG 2.2, 1.4.3. */
export const READABLE_CONTRAST = 4.5

/** Returns the contrast ratio of two colours, 1 to 21, as WCAG defines it. */
export const contrastBetween = (one: string, other: string): number =>
  wcagContrast(culoriLinear(one), culoriLinear(other))

/**
 * Returns the one of two colours that is more readable on a third. May still be below {@link
 * READABLE_CONTRAST}.
 */
export const moreReadable = (on: string, first: string, second: string): string =>
  contrastBetween(on, second) > contrastBetween(on, first) ? second : first

function culoriLinear(hex: string) {
  const { red, green, blue } = linearOf(hex)
  return { mode: 'lrgb', r: red, g: green, b: blue } as const
}
