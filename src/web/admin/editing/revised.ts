/** An item with a revision number that each save increments. */
export interface Revised {
  readonly revision: number
}
