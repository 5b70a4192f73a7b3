import type { Swatch } from './sheet-content.ts'
import { sideBySide } from './side-by-side.ts'
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

/** The best colours by use. A draft that has fewer than twelve fills the groups from the first. */
export function groupsOf(best: readonly Swatch[]): ColourGroup[] {
  const placed = best.map((colour, place) => ({ colour, place }))
  return uses.map((use) => ({ use, colours: placed.splice(0, USE_COUNTS[use]) }))
}

/** What the best colour at a place is worn as. */
export const useAt = (place: number): Use =>
  place < USE_COUNTS.face
    ? 'face'
    : place < USE_COUNTS.face + USE_COUNTS.garment
      ? 'garment'
      : 'base'

/** The best colours of a sheet as they lie side by side in cape and fan. */
export const besideEachOther = (best: readonly Swatch[]): PlacedColour[] =>
  sideBySide(best.map((colour, place) => ({ colour, place, use: useAt(place) })))
