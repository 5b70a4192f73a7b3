import { colourDifference, nearestColour } from '#domain/colours/difference.ts'
import { palettes } from '../palettes.ts'
import { seasonKeys } from '../season.ts'
import type { Swatch } from '../sheet-content.ts'
import type { BestColour } from '../swatch.ts'

/** A colour that differs more from every named one has to be named by hand. */
const SAME_NAME_WITHIN = 8

const named = seasonKeys.flatMap((key): readonly BestColour[] => palettes[key].best)

/**
 * A colour that was measured or typed, with the names of the palettes' colour that looks like it.
 * Its Munsell notation is found later, see `withNotations`.
 */
export function newSwatch(hex: string): Swatch {
  const nearest = nearestColour(hex, named as [BestColour, ...BestColour[]])
  const isNear = colourDifference(hex, nearest.hex) <= SAME_NAME_WITHIN
  return { hex, munsell: '', names: isNear ? { ...nearest.names } : { ko: '', en: '', vi: '' } }
}

/** `#C07986`, `c07986` and ` #c07986 ` are one colour; null of what is none. */
export function parseHexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : null
}
