import type { Positions, SeasonKey, SeasonNames } from './season.ts'
import type { SeasonBounds } from './season-bounds.ts'
import type { BestColour, Swatch } from './swatch.ts'

export interface AvoidedColour {
  /**
   * Another season's best colour, as `<season>.<key>`: no colour is bad, it is somebody else's, and it
   * has its names already.
   */
  readonly colour: `${SeasonKey}.${string}`
  /** The key of the palette's own colour that is worn instead. */
  readonly instead: string
}

/**
 * What a consultant starts from for one season. Colours are listed as they stand beside each other:
 * three for the face, six for garments, three that go with all.
 */
export interface Palette {
  readonly key: SeasonKey
  readonly names: SeasonNames
  readonly positions: Positions
  readonly bounds: SeasonBounds
  readonly best: readonly BestColour[]
  readonly avoided: readonly AvoidedColour[]
  readonly lip: readonly Swatch[]
  readonly cheek: readonly Swatch[]
  /** From the lid to the outer corner, light to deep. */
  readonly eye: readonly Swatch[]
  readonly hair: readonly Swatch[]
  readonly metal: readonly Swatch[]
}
