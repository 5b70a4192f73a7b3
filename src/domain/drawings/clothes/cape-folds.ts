/** What a cape is made of. */
export interface CapeFolds {
  /** In the order in which they are drawn, from left to right before a flipped sketch is turned over. */
  readonly colours: readonly string[]
  /** Between which the folds end in stripes of one width, in mm. */
  readonly left: number
  readonly right: number
  /** Where the picture ends. */
  readonly bottom: number
  /** Whether all folds have one colour. */
  readonly isPlain: boolean
  /** A small picture shows no shadows, no chain, and not how exactly a fold bends. */
  readonly isFine: boolean
}
