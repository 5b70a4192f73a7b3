import { palettes } from '../palettes.ts'
import type { SeasonKey } from '../season.ts'

/** The season whose colours somebody of a season avoids first. */
export const avoidedSeasonOf = (season: SeasonKey): SeasonKey =>
  palettes[season].avoided[0]!.colour.split('.')[0] as SeasonKey
