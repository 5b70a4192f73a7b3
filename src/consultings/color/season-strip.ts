import type { Language } from '#domain/languages/languages.ts'
import { palettes } from './palettes.ts'

/** A type of season by its name, with some of the colours that suit it, as CSS writes them. */
export interface SeasonStripe {
  readonly key: string
  readonly name: string
  readonly colours: readonly string[]
}

/** Places among the best colours: one for the face, three of garments. More would be a pattern. */
const SHOWN = [1, 3, 5, 7]

/** All types of the four seasons, in the order of the year. */
export const seasonStrip = (language: Language): SeasonStripe[] =>
  Object.values(palettes).map(({ key, names, best }) => ({
    key,
    name: names[language],
    colours: SHOWN.map((place) => best[place]!.hex),
  }))
