import type { Swatch } from './report-content.ts'
import { type Use, uses } from './swatch.ts'

/** Number of best colours by use, in the order in which a sheet lists them. */
const USE_COUNTS: Readonly<Record<Use, number>> = { face: 3, garment: 6, base: 3 }

export interface PlacedColour {
  readonly colour: Swatch
  /** Index among the best colours; `instead` of an avoided colour refers to it. */
  readonly place: number
}

export interface ColourGroup {
  readonly use: Use
  readonly colours: readonly PlacedColour[]
}

/** Returns the use of the best colour at an index. */
export const useAt = (place: number): Use =>
  place < USE_COUNTS.face
    ? 'face'
    : place < USE_COUNTS.face + USE_COUNTS.garment
      ? 'garment'
      : 'base'

const wornAs = (use: Use, best: readonly Swatch[]): PlacedColour[] =>
  best.map((colour, place) => ({ colour, place })).filter(({ place }) => useAt(place) === use)

/**
 * Groups the best colours by use. A draft with fewer than twelve fills the groups from the first.
 */
export const groupsOf = (best: readonly Swatch[]): ColourGroup[] =>
  uses.map((use) => ({ use, colours: wornAs(use, best) }))

/**
 * Orders the best colours for a cape or a fan, from left to right: face colours in the middle,
 * garments around them, basic colours outermost. Garments are sorted by hue.
 */
export function sideBySide(best: readonly Swatch[]): PlacedColour[] {
  const garments = wornAs('garment', best)
  const bases = wornAs('base', best)
  const half = Math.ceil(garments.length / 2)
  const middle = Math.ceil(bases.length / 3)
  return [
    ...bases.slice(middle, 2 * middle),
    ...garments.slice(half),
    ...wornAs('face', best),
    ...garments.slice(0, half),
    ...bases.slice(0, middle),
    ...bases.slice(2 * middle),
  ]
}
