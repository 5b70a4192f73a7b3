import { hexToMhvc } from 'munsell'

const HUES = ['R', 'YR', 'Y', 'GY', 'G', 'BG', 'B', 'PB', 'P', 'RP'] as const
/** Below this chroma Munsell writes a grey. */
const GREY_CHROMA = 0.5

/**
 * The nearest Munsell notation, such as `10RP 6/7` or `N 9.5`, in steps that an eye can follow: hue
 * by 2.5, value by 0.5, chroma by 1.
 *
 * Munsell and not a maker's colour cards: the notation is free to use, it is that of the Korean
 * Industrial Standard KS A 0062, and its three figures say how a colour differs from another.
 * Light of an sRGB screen (D65) is adapted to illuminant C, for which the notation was measured.
 *
 * The tables behind it weigh 120 kB, so only what computes a new colour should load this file.
 */
export function nearestCode(hex: string): string {
  const [hue100, value, chroma] = hexToMhvc(hex)
  const roundValue = inSteps(value, 0.5)
  const roundChroma = inSteps(chroma, 1)
  if (chroma < GREY_CHROMA) return `N ${roundValue}`
  return `${hueName(hue100)} ${roundValue}/${roundChroma}`
}

/** Hues run from 0 to 100, ten a name. A name begins after 0: what would be 0YR is 10R. */
function hueName(hue100: number): string {
  const rounded = (inSteps(hue100, 2.5) + 100) % 100
  const step = rounded % 10
  const index = Math.floor(rounded / 10)
  return step === 0 ? `10${HUES[(index + 9) % 10]}` : `${step}${HUES[index]}`
}

const inSteps = (value: number, step: number) => Math.round(value / step) * step
