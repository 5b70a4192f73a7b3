import type { Language } from '#domain/languages/languages.ts'

/** The twelve seasons: a person's dominant characteristic, within warm or cool. */
export const seasonKeys = [
  'spring-light',
  'spring-true',
  'spring-bright',
  'summer-light',
  'summer-true',
  'summer-mute',
  'autumn-mute',
  'autumn-true',
  'autumn-deep',
  'winter-bright',
  'winter-true',
  'winter-deep',
] as const
export type SeasonKey = (typeof seasonKeys)[number]

export type SeasonNames = Readonly<Record<Language, string>>

/** Positions on the four lines, each from −100 to 100. */
export interface Positions {
  /** From warm to cool. */
  readonly undertone: number
  /** From light to deep. */
  readonly value: number
  /** From muted to clear. */
  readonly chroma: number
  /** From low to high contrast between skin, hair and eyes. */
  readonly contrast: number
}
