import { colourDifference } from './difference.ts'
import { hexOfLinear, type LinearRgb, labOf, linearOf } from './spaces.ts'

export type PaperProblem = 'CLIPPED' | 'TOO_DARK' | 'UNEVEN'

/** A camera that writes this much in a channel may have met more light than it could write. */
const CLIPPED_CHANNEL = 250
/** White paper in light that is worth a judgement. */
const LEAST_LIGHTNESS = 45
/** Between two places of one paper in one light. */
const MOST_DIFFERENCE = 6

/**
 * Factors for the light of each channel that turn the colour of white paper in a photo into grey
 * (von Kries, on the primaries of sRGB). Green keeps its light, so that the picture grows neither
 * brighter nor darker than a colour cast makes it.
 *
 * A browser can apply them to a picture as they are: `feColorMatrix` works on linear light.
 */
export function whiteBalance(paper: string): LinearRgb {
  const { red, green, blue } = linearOf(paper)
  const gain = (channel: number) => Math.max(green, DARKEST) / Math.max(channel, DARKEST)
  return { red: gain(red), green: 1, blue: gain(blue) }
}

/** So that a channel without light has a factor at all. */
const DARKEST = 1 / 255 / 12.92

/** A colour of a photo as it would be were the light white. */
export function balanced(hex: string, gains: LinearRgb): string {
  const { red, green, blue } = linearOf(hex)
  return hexOfLinear({
    red: red * gains.red,
    green: green * gains.green,
    blue: blue * gains.blue,
  })
}

/**
 * Says why places of a paper in a photo cannot tell the colour of the light, or null: overexposed,
 * too dark, or lit by two lights at once.
 */
export function paperProblem(places: readonly string[]): PaperProblem | null {
  if (places.some(isClipped)) return 'CLIPPED'
  if (places.some((place) => labOf(place).lightness < LEAST_LIGHTNESS)) return 'TOO_DARK'
  const isUneven = places.some((one) =>
    places.some((other) => colourDifference(one, other) > MOST_DIFFERENCE),
  )
  return isUneven ? 'UNEVEN' : null
}

const isClipped = (hex: string) =>
  [1, 3, 5].some((start) => Number.parseInt(hex.slice(start, start + 2), 16) >= CLIPPED_CHANNEL)
