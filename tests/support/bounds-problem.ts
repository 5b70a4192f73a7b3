import type { SeasonBounds } from '#consultings/color/season-bounds.ts'
import type { Use } from '#consultings/color/swatch.ts'
import { oklchOf } from '#domain/colours/spaces.ts'

type BoundsProblem = 'LIGHTNESS' | 'CHROMA' | 'HUE'

/** Below this chroma a hue is a shimmer: white, grey and black belong to no undertone. */
const NEUTRAL_CHROMA = 0.02

/** Says in what a colour leaves a season, or null where it belongs to it. */
export function boundsProblem(
  hex: string,
  use: Use,
  { lightness, chroma, hues }: SeasonBounds,
): BoundsProblem | null {
  const colour = oklchOf(hex)
  if (!isWithin(colour.lightness, lightness)) return 'LIGHTNESS'
  const leastChroma = use === 'base' ? 0 : chroma[0]
  if (!isWithin(colour.chroma, [leastChroma, chroma[1]])) return 'CHROMA'
  if (colour.chroma < NEUTRAL_CHROMA) return null
  return hues.some((arc) => isWithin(colour.hue, arc)) ? null : 'HUE'
}

/** Half of the last digit in which bounds are written. */
const ROUNDING = 0.0005

const isWithin = (value: number, [least, most]: readonly [least: number, most: number]) =>
  value >= least - ROUNDING && value <= most + ROUNDING
