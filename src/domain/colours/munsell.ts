import { hexToMhvc } from 'munsell'

const HUES = ['R', 'YR', 'Y', 'GY', 'G', 'BG', 'B', 'PB', 'P', 'RP'] as const
/** Chroma below which Munsell writes a grey. */
const GREY_CHROMA = 0.5

/**
 * Returns the nearest Munsell notation, such as `10RP 6/7` or `N 9.5`, in visible steps: hue by
 * 2.5, value by 0.5, chroma by 1.
 *
 * Munsell rather than a manufacturer's colour cards: free to use, part of the Korean Industrial
 * Standard KS A 0062, and its figures say how two colours differ. Adapts sRGB's white (D65) to
 * illuminant C, for which the notation was measured.
 *
 * Loads tables of 120 kB: import only where new colours are computed.
 */
export function nearestCode(hex: string): string {
  const [hue100, value, chroma] = hexToMhvc(hex)
  const roundValue = inSteps(value, 0.5)
  const roundChroma = inSteps(chroma, 1)
  if (chroma < GREY_CHROMA) return `N ${roundValue}`
  return `${hueName(hue100)} ${roundValue}/${roundChroma}`
}

/** Names a hue from 0 to 100, ten per name. A name begins above 0: what would be 0YR is 10R. */
function hueName(hue100: number): string {
  const rounded = (inSteps(hue100, 2.5) + 100) % 100
  const step = rounded % 10
  const index = Math.floor(rounded / 10)
  return step === 0 ? `10${HUES[(index + 9) % 10]}` : `${step}${HUES[index]}`
}

const inSteps = (value: number, step: number) => Math.round(value / step) * step
