import type { Positions, SeasonKey, SeasonNames } from './season.ts'
import type { SeasonBounds } from './season-bounds.ts'
import type { BestColour, Swatch } from './swatch.ts'

interface AvoidedColour {
  /**
   * Another season's best colour, as `<season>.<key>`: it suits somebody else, and is named
   * already.
   */
  readonly colour: `${SeasonKey}.${string}`
  /** Key of the replacement among the palette's own colours. */
  readonly instead: string
}

/**
 * Starting point of a consultant for one season. Colours are ordered: three for the face, six
 * garments, three basic colours.
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
