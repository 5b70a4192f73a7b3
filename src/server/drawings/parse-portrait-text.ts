import { decodePortrait, PortraitTextError } from '#domain/drawings/parameters/encoding.ts'
import type { Portrait } from '#domain/drawings/parameters/portrait.ts'
import { refuse } from '#server/platform/refusal.ts'

/**
 * Parses the text form of a portrait. Refuses NOT_FOUND unless it is the canonical text of a valid
 * portrait.
 */
export function parsePortraitText(text: string): Portrait {
  try {
    return decodePortrait(text)
  } catch (error) {
    if (error instanceof PortraitTextError) refuse('NOT_FOUND')
    throw error
  }
}
