import type { Language } from '#domain/languages/languages.ts'

/** A colour with its name in every language. */
export interface Swatch {
  readonly hex: string
  /** Its nearest Munsell notation. Stored, since computing it needs tables of 120 kB. */
  readonly munsell: string
  readonly names: Readonly<Record<Language, string>>
}

/**
 * Uses of a best colour: near the face, as a whole garment, or as a basic that goes with
 * everything.
 */
export const uses = ['face', 'garment', 'base'] as const
export type Use = (typeof uses)[number]

export interface BestColour<Key extends string = string> extends Swatch {
  /** Unique within a palette. Result sheets store it, so it never changes. */
  readonly key: Key
  readonly use: Use
}

type SwatchColumns = readonly [hex: string, munsell: string, ko: string, en: string, vi: string]

export const shade = (...[hex, munsell, ko, en, vi]: SwatchColumns): Swatch => ({
  hex,
  munsell,
  names: { ko, en, vi },
})

const bestFor =
  (use: Use) =>
  <const Key extends string>(key: Key, ...columns: SwatchColumns): BestColour<Key> => ({
    key,
    use,
    ...shade(...columns),
  })

export const face = bestFor('face')
export const garment = bestFor('garment')
export const base = bestFor('base')
