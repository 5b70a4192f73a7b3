/** Colours and extent of a cape. */
export interface CapeFolds {
  /** In drawing order: from left to right before a flipped sketch is mirrored. */
  readonly colours: readonly string[]
  /** Range in which the folds end as stripes of equal width, in mm. */
  readonly left: number
  readonly right: number
  /** Lower edge of the picture, in mm. */
  readonly bottom: number
  /** Whether all folds have one colour. */
  readonly isPlain: boolean
  /** Whether shadows, the chain and exact bends are drawn; small pictures omit them. */
  readonly isFine: boolean
}
