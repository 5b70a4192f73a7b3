type Range = readonly [least: number, most: number]

/** OKLCH bounds of a season's colours. */
export interface SeasonBounds {
  readonly lightness: Range
  /** Bounds of face and garment colours; basic colours may be grey. */
  readonly chroma: Range
  /** Arcs of hue in degrees. */
  readonly hues: readonly Range[]
}
