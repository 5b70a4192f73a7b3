import { encodePortrait } from './parameters/encoding.ts'
import type { Portrait } from './parameters/portrait.ts'

export const DRAWINGS_FOLDER = 'drawings'

/**
 * Returns the URL path at which the site serves a portrait as SVG. The same path always returns the
 * same bytes.
 */
export const drawingAddress = (portrait: Portrait): string =>
  `/${DRAWINGS_FOLDER}/${encodePortrait(portrait)}.svg`
