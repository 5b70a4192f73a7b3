import type { Swatch } from './sheet-content.ts'
import { type Use, uses } from './swatch.ts'

/** How many of the best colours are worn as what, in the order in which a sheet lists them. */
export const USE_COUNTS: Readonly<Record<Use, number>> = { face: 3, garment: 6, base: 3 }

export interface PlacedColour {
  readonly colour: Swatch
  /** Its place among the best colours, which avoided ones refer to as `instead`. */
  readonly place: number
}

export interface ColourGroup {
  readonly use: Use
  readonly colours: readonly PlacedColour[]
}

/** What the best colour at a place is worn as. */
export const useAt = (place: number): Use =>
  place < USE_COUNTS.face
    ? 'face'
    : place < USE_COUNTS.face + USE_COUNTS.garment
      ? 'garment'
      : 'base'

const wornAs = (use: Use, best: readonly Swatch[]): PlacedColour[] =>
  best.map((colour, place) => ({ colour, place })).filter(({ place }) => useAt(place) === use)

/** The best colours by use. A draft that has fewer than twelve fills the groups from the first. */
export const groupsOf = (best: readonly Swatch[]): ColourGroup[] =>
  uses.map((use) => ({ use, colours: wornAs(use, best) }))

/**
 * Orders the best colours for a cape or a fan, from left to right: those for the face in the middle,
 * below the face itself, garments around them, and outermost what goes with all. Garments are listed
 * by hue, so that neighbours stay neighbours.
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
