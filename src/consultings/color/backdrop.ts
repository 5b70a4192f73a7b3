import { inks, mixed } from '#domain/drawings/colour.ts'
import type { Swatch } from './report-content.ts'

const PAPER_SHARE = 0.78

/**
 * Returns the tint behind a drawn face: one of the sheet's own colours, lightened. Null in a draft
 * without colours.
 */
export function backdropOf(best: readonly Swatch[], place: number): string | null {
  const colour = best[place] ?? best[0]
  return colour ? mixed(colour.hex, inks.paper, PAPER_SHARE) : null
}
