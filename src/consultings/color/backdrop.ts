import { inks, mixed } from '#domain/drawings/colour.ts'
import type { Swatch } from './sheet-content.ts'

const PAPER_SHARE = 0.78

/** What stands behind a drawn face: one of its own colours, thinned to a tint. Null in a draft that has none. */
export function backdropOf(best: readonly Swatch[], place: number): string | null {
  const colour = best[place] ?? best[0]
  return colour ? mixed(colour.hex, inks.paper, PAPER_SHARE) : null
}
