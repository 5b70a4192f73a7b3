import { wcagContrast } from 'culori/fn'
import { linearOf } from './spaces.ts'

/** Least contrast of text to be read. Source: WCAG 2.2, 1.4.3. */
export const READABLE_CONTRAST = 4.5

/** How well one colour is told from another by its light: 1 (not at all) to 21, as WCAG counts. */
export const contrastBetween = (one: string, other: string): number =>
  wcagContrast(culoriLinear(one), culoriLinear(other))

/** Which of two colours reads better on a third. Not always well: see {@link READABLE_CONTRAST}. */
export const moreReadable = (on: string, first: string, second: string): string =>
  contrastBetween(on, second) > contrastBetween(on, first) ? second : first

function culoriLinear(hex: string) {
  const { red, green, blue } = linearOf(hex)
  return { mode: 'lrgb', r: red, g: green, b: blue } as const
}
