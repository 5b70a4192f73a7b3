import { contrastBetween, moreReadable, READABLE_CONTRAST } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'

interface TextOnColour {
  readonly ink: 'paper' | 'ink'
  /**
   * Whether small text is readable on it. Colour names are large text, for which paper or ink
   * always suffices.
   */
  readonly isReadableSmall: boolean
}

/** Chooses the text colour on a colour: paper or ink, whichever is more readable. */
export function textOn(hex: string): TextOnColour {
  const better = moreReadable(hex, inks.ink, inks.paper)
  return {
    ink: better === inks.ink ? 'ink' : 'paper',
    isReadableSmall: contrastBetween(hex, better) >= READABLE_CONTRAST,
  }
}
