import type { SeasonBounds } from '#consultings/color/season-bounds.ts'
import type { Use } from '#consultings/color/swatch.ts'
import { oklchOf } from '#domain/colours/spaces.ts'

type BoundsProblem = 'LIGHTNESS' | 'CHROMA' | 'HUE'

/** Colours below this chroma (white, grey, black) have no undertone. */
const NEUTRAL_CHROMA = 0.02

/** Property in which a colour leaves a season's bounds; null if it is within them. */
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

/** Half of the bounds' last digit. */
const ROUNDING = 0.0005

const isWithin = (value: number, [least, most]: readonly [least: number, most: number]) =>
  value >= least - ROUNDING && value <= most + ROUNDING
