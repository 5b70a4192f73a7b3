import { differenceCiede2000 } from 'culori/fn'
import { itemAt } from '#domain/collections/lists.ts'
import { type Lab, labOf } from './spaces.ts'

const ciede2000 = differenceCiede2000()

/**
 * Returns ΔE2000 (CIE 142-2001) of two colours: up to 1 is invisible, from about 5 they are
 * distinct. Symmetric.
 */
export const labDifference = (one: Lab, other: Lab): number =>
  ciede2000(culoriLab(one), culoriLab(other))

/** Returns ΔE2000 of two sRGB colours, see {@link labDifference}. */
export const colourDifference = (one: string, other: string): number =>
  labDifference(labOf(one), labOf(other))

/**
 * Finds the colour that looks most like `hex`; the first one of equals.
 *
 * @throws RangeError without colours.
 */
export function nearestColour<T extends { readonly hex: string }>(
  hex: string,
  colours: readonly T[],
): T {
  const wanted = labOf(hex)
  const differences = colours.map((colour) => labDifference(wanted, labOf(colour.hex)))
  return itemAt(colours, differences.indexOf(Math.min(...differences)))
}

const culoriLab = ({ lightness, a, b }: Lab) => ({ mode: 'lab65', l: lightness, a, b }) as const
