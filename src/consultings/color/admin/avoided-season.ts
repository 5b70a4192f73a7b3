import { palettes } from '../palettes.ts'
import type { SeasonKey } from '../season.ts'

/** Returns the season of the colours that a person of `season` avoids. */
export function avoidedSeasonOf(season: SeasonKey): SeasonKey {
  const [first] = palettes[season].avoided
  return first ? (first.colour.split('.')[0] as SeasonKey) : season
}
