import { colourDifference } from './difference.ts'
import { hexOfLinear, type LinearRgb, labOf, linearOf } from './spaces.ts'

export type PaperProblem = 'CLIPPED' | 'TOO_DARK' | 'UNEVEN'

/** Channel value from which a camera may have clipped the light. */
const CLIPPED_CHANNEL = 250
/** Least lightness of white paper that allows a judgement. */
const LEAST_LIGHTNESS = 45
/** Greatest ΔE between points of one paper in one light. */
const MOST_DIFFERENCE = 6

/**
 * Returns factors per channel that turn the colour of white paper in a photo into grey (von Kries
 * adaptation in linear sRGB). Green is kept, so that the brightness changes little.
 *
 * Browsers can apply them directly: `feColorMatrix` works on linear light.
 */
export function whiteBalance(paper: string): LinearRgb {
  const { red, green, blue } = linearOf(paper)
  const gain = (channel: number) => Math.max(green, DARKEST) / Math.max(channel, DARKEST)
  return { red: gain(red), green: 1, blue: gain(blue) }
}

/** Avoids a division by zero for a channel without light. */
const DARKEST = 1 / 255 / 12.92

/** Corrects a photo's colour to white light. */
export function balanced(hex: string, gains: LinearRgb): string {
  const { red, green, blue } = linearOf(hex)
  return hexOfLinear({
    red: red * gains.red,
    green: green * gains.green,
    blue: blue * gains.blue,
  })
}

/**
 * Says why points of a paper do not determine the colour of the light, or null if they do:
 * overexposed, too dark, or lit by two lights.
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
