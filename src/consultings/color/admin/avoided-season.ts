import { palettes, parseReference } from '../palettes.ts'
import type { SeasonKey } from '../season.ts'

/** Returns the season of the colours that a person of `season` avoids. */
export function avoidedSeasonOf(season: SeasonKey): SeasonKey {
  const [first] = palettes[season].avoided
  return first ? parseReference(first.colour).season : season
}
