type Range = readonly [least: number, most: number]

/** Where a season's colours lie in OKLCH. */
export interface SeasonBounds {
  readonly lightness: Range
  /** Of colours near the face and of garments; what goes with all may be as grey as it likes. */
  readonly chroma: Range
  /** Arcs of hue in degrees. */
  readonly hues: readonly Range[]
}
