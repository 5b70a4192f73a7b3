import { colourDifference, nearestColour } from '#domain/colours/difference.ts'
import { palettes } from '../palettes.ts'
import type { Swatch } from '../report-content.ts'
import { seasonKeys } from '../season.ts'
import type { BestColour } from '../swatch.ts'

/**
 * Greatest ΔE at which a colour takes over a palette colour's names; beyond it, it is named by
 * hand.
 */
const SAME_NAME_WITHIN = 8

const named = seasonKeys.flatMap((key): readonly BestColour[] => palettes[key].best)

/**
 * Creates a swatch for a measured or typed colour, named after the most similar palette colour.
 * `withNotations` adds its Munsell notation.
 */
export function newSwatch(hex: string): Swatch {
  const nearest = nearestColour(hex, named)
  const isNear = colourDifference(hex, nearest.hex) <= SAME_NAME_WITHIN
  return { hex, munsell: '', names: isNear ? { ...nearest.names } : { ko: '', en: '', vi: '' } }
}

/** Parses a typed hex colour, in any case and with or without `#`. Null if it is not one. */
export function parseHexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  return /^[0-9a-f]{6}$/.test(digits) ? `#${digits}` : null
}
