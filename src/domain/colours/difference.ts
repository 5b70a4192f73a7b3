import { differenceCiede2000 } from 'culori/fn'
import { type Lab, labOf } from './spaces.ts'

const ciede2000 = differenceCiede2000()

/**
 * How different two colours look, as ΔE2000 (CIE 142-2001): up to 1 nobody sees a difference, from
 * about 5 they are two colours. The order of the two does not matter.
 */
export const labDifference = (one: Lab, other: Lab): number =>
  ciede2000(culoriLab(one), culoriLab(other))

/** ΔE2000 of two colours on a screen, see {@link labDifference}. */
export const colourDifference = (one: string, other: string): number =>
  labDifference(labOf(one), labOf(other))

/** The colour that looks most like `hex`, and the first of those that look equally like it. */
export function nearestColour<T extends { readonly hex: string }>(
  hex: string,
  colours: readonly [T, ...T[]],
): T {
  const wanted = labOf(hex)
  const differences = colours.map((colour) => labDifference(wanted, labOf(colour.hex)))
  return colours[differences.indexOf(Math.min(...differences))]!
}

const culoriLab = ({ lightness, a, b }: Lab) => ({ mode: 'lab65', l: lightness, a, b }) as const
