import { palettes } from '../palettes.ts'
import type { SeasonKey } from '../season.ts'

/** The season whose colours somebody of a season avoids first. */
export function avoidedSeasonOf(season: SeasonKey): SeasonKey {
  const [first] = palettes[season].avoided
  return first ? (first.colour.split('.')[0] as SeasonKey) : season
}
