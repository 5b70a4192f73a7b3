import { contrastBetween, moreReadable, READABLE_CONTRAST } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'

export interface TextOnColour {
  readonly ink: 'paper' | 'ink'
  /** Whether small text reads on it. Names are large, and large text needs less: paper or ink always do. */
  readonly isReadableSmall: boolean
}

/** In what text on a colour is set: paper or ink, whichever reads better. */
export function textOn(hex: string): TextOnColour {
  const better = moreReadable(hex, inks.ink, inks.paper)
  return {
    ink: better === inks.ink ? 'ink' : 'paper',
    isReadableSmall: contrastBetween(hex, better) >= READABLE_CONTRAST,
  }
}
