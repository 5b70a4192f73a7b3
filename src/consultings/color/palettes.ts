import { isOneOf } from '#domain/collections/lists.ts'
import type { Palette } from './palette.ts'
import { autumnDeep } from './palettes/autumn-deep.ts'
import { autumnMute } from './palettes/autumn-mute.ts'
import { autumnTrue } from './palettes/autumn-true.ts'
import { springBright } from './palettes/spring-bright.ts'
import { springLight } from './palettes/spring-light.ts'
import { springTrue } from './palettes/spring-true.ts'
import { summerLight } from './palettes/summer-light.ts'
import { summerMute } from './palettes/summer-mute.ts'
import { summerTrue } from './palettes/summer-true.ts'
import { winterBright } from './palettes/winter-bright.ts'
import { winterDeep } from './palettes/winter-deep.ts'
import { winterTrue } from './palettes/winter-true.ts'
import { type SeasonKey, seasonKeys } from './season.ts'
import type { BestColour } from './swatch.ts'

/** The starting palette of every season. A consultant determines the season; no code does. */
export const palettes: Readonly<Record<SeasonKey, Palette>> = {
  'spring-light': springLight,
  'spring-true': springTrue,
  'spring-bright': springBright,
  'summer-light': summerLight,
  'summer-true': summerTrue,
  'summer-mute': summerMute,
  'autumn-mute': autumnMute,
  'autumn-true': autumnTrue,
  'autumn-deep': autumnDeep,
  'winter-bright': winterBright,
  'winter-true': winterTrue,
  'winter-deep': winterDeep,
}

/** Parses the reference to a season's best colour, as {@link Palette.avoided} has it. */
export function parseReference(colour: string): {
  readonly season: SeasonKey
  readonly key: string
} {
  const [season, key = ''] = colour.split('.')
  if (!isOneOf(seasonKeys, season)) throw new RangeError(`no season has the colour ${colour}`)
  return { season, key }
}

/** A colour to avoid and its replacement. */
interface Replacement {
  readonly avoided: BestColour
  readonly instead: BestColour
}

/** Returns the six avoided colours of a season, each with its replacement. */
export const replacementsOf = ({ best, avoided }: Palette): Replacement[] =>
  avoided.map(({ colour, instead }) => {
    const { season, key } = parseReference(colour)
    return { avoided: colourIn(palettes[season].best, key), instead: colourIn(best, instead) }
  })

function colourIn(colours: readonly BestColour[], key: string): BestColour {
  const found = colours.find((colour) => colour.key === key)
  if (!found) throw new RangeError(`no best colour has the key ${key}`)
  return found
}
