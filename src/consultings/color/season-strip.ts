import { itemAt } from '#domain/collections/lists.ts'
import type { Language } from '#domain/languages/languages.ts'
import { palettes } from './palettes.ts'

/** A season by its name, with some of its colours as CSS values. */
export interface SeasonStripe {
  readonly key: string
  readonly name: string
  readonly colours: readonly string[]
}

/**
 * Indices of the shown best colours: one face colour and three garments. More would look like a
 * pattern.
 */
const SHOWN = [1, 3, 5, 7]

/** Lists all twelve seasons, in the order of the year. */
export const seasonStrip = (language: Language): SeasonStripe[] =>
  Object.values(palettes).map(({ key, names, best }) => ({
    key,
    name: names[language],
    colours: SHOWN.map((place) => itemAt(best, place).hex),
  }))
