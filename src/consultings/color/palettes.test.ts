import { describe, expect, test } from 'vitest'
import { colourDifference } from '#domain/colours/difference.ts'
import { nearestCode } from '#domain/colours/munsell.ts'
import { hexOfOklch, oklchOf } from '#domain/colours/spaces.ts'
import { languages } from '#domain/languages/languages.ts'
import { boundsProblem } from '#tests/support/bounds-problem.ts'
import type { Palette } from './palette.ts'
import { palettes, replacementsOf } from './palettes.ts'
import { type Positions, seasonKeys } from './season.ts'
import { type Swatch, uses } from './swatch.ts'

/**
 * Least ΔE between colours of one palette: distinguishable at a glance, also on a phone in a shop.
 */
const LEAST_DIFFERENCE = 9
/** Least ΔE between an avoided colour and a colour to wear. */
const LEAST_FROM_AVOIDED = 12
/** Least ΔE between shades of one part of the face. */
const LEAST_OF_SHADES = 5

const seasons = seasonKeys.map((key) => palettes[key])
const shadesOf = ({ lip, cheek, eye, hair, metal }: Palette) => [lip, cheek, eye, hair, metal]

const pairsOf = <T>(items: readonly T[]): (readonly [T, T])[] =>
  items.flatMap((one, i) => items.slice(i + 1).map((other) => [one, other] as const))

describe.each(seasons.map((palette) => [palette.key, palette] as const))('%s', (key, palette) => {
  const { best, bounds } = palette

  test('has its own key and positions on the four lines', () => {
    expect(palettes[key]).toBe(palette)
    const places = Object.values(palette.positions)
    expect(places).toHaveLength(4)
    expect(places.every((place) => Number.isInteger(place) && Math.abs(place) <= 100)).toBe(true)
  })

  test('has three face colours, six garments and three basics', () => {
    expect(uses.map((use) => best.filter((colour) => colour.use === use).length)).toEqual([3, 6, 3])
  })

  test.each(best.map((colour) => [colour.key, colour] as const))(
    '%s lies within its hues, lightness and chroma',
    (_, { hex, use }) => {
      expect(boundsProblem(hex, use, bounds)).toBeNull()
    },
  )

  test('has no two similar colours', () => {
    for (const [one, other] of pairsOf(best)) {
      expect
        .soft(colourDifference(one.hex, other.hex), `${one.key} and ${other.key}`)
        .toBeGreaterThanOrEqual(LEAST_DIFFERENCE)
    }
  })

  test('avoids six colours that differ from its own, each with its own replacement', () => {
    const replacements = replacementsOf(palette)
    expect(replacements).toHaveLength(6)
    for (const { avoided } of replacements) {
      for (const colour of best) {
        expect
          .soft(colourDifference(avoided.hex, colour.hex), `${avoided.key} and ${colour.key}`)
          .toBeGreaterThanOrEqual(LEAST_FROM_AVOIDED)
      }
      expect.soft(boundsProblem(avoided.hex, 'garment', bounds), avoided.key).not.toBeNull()
    }
    expect(new Set(replacements.map(({ instead }) => instead.key)).size).toBe(6)
    expect(new Set(replacements.map(({ avoided }) => avoided.hex)).size).toBe(6)
  })

  test('has unique keys and names in the palette and in each list of shades', () => {
    expect(new Set(best.map((colour) => colour.key)).size).toBe(12)
    for (const row of [best, ...shadesOf(palette)]) {
      for (const language of languages) {
        expect(new Set(row.map(({ names }) => names[language])).size).toBe(row.length)
      }
    }
  })

  test('has distinguishable shades for lips, cheeks, eyes, hair and metal', () => {
    expect(shadesOf(palette).map((row) => row.length >= 2)).toEqual(Array(5).fill(true))
    for (const [one, other] of shadesOf(palette).flatMap((row) => pairsOf(row))) {
      expect
        .soft(colourDifference(one.hex, other.hex), `${one.names.en} and ${other.names.en}`)
        .toBeGreaterThanOrEqual(LEAST_OF_SHADES)
    }
  })

  test('orders eye shades from the lid to the outer corner, light to deep', () => {
    const lightness = palette.eye.map(({ hex }) => oklchOf(hex).lightness)
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one))
  })

  test('every colour has its own notation and a name in each language’s script', () => {
    for (const { hex, munsell, names } of [...best, ...shadesOf(palette).flat()]) {
      expect.soft(munsell, names.en).toBe(nearestCode(hex))
      expect.soft(names.ko).toMatch(/^[가-힣]+( [가-힣]+)*$/)
      expect.soft(names.en).toMatch(/^[A-Z][a-z]+([ -][a-z]+)*$/)
      expect.soft(names.vi).toMatch(/^\p{Lu}\p{L}*([ -]\p{L}+)*$/u)
      expect.soft(names.vi).toBe(names.vi.normalize('NFC'))
    }
  })
})

test('no colour is in two palettes', () => {
  const hexes = seasons.flatMap(({ best }) => best.map(({ hex }) => hex))
  expect(new Set(hexes).size).toBeGreaterThanOrEqual(143) // light and true summer share one white
})

test('names every season uniquely in each language', () => {
  for (const language of languages) {
    expect(new Set(seasons.map(({ names }) => names[language])).size).toBe(12)
  }
})

const meanOf = (colours: readonly Swatch[], measure: (hex: string) => number) =>
  sumOf(colours.map(({ hex }) => measure(hex))) / colours.length

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** From 1 (all orange) to −1 (all blue), independent of chroma. */
function warmth({ best }: Palette): number {
  const colours = best.map(({ hex }) => oklchOf(hex))
  const towards = colours.map(({ chroma, hue }) => chroma * Math.cos(((hue - 60) * Math.PI) / 180))
  return sumOf(towards) / sumOf(colours.map(({ chroma }) => chroma))
}

/** Share of the greatest chroma that a screen shows for this hue and lightness. */
function saturation(hex: string): number {
  const colour = oklchOf(hex)
  return colour.chroma / Math.max(0.01, oklchOf(hexOfOklch({ ...colour, chroma: 0.4 })).chroma)
}

const colourful = ({ best }: Palette) => best.filter(({ use }) => use !== 'base')

function lightnessRange({ best }: Palette): number {
  const lightness = best.map(({ hex }) => oklchOf(hex).lightness)
  return Math.max(...lightness) - Math.min(...lightness)
}

/** Smaller differences are a matter of the consultant's taste. */
const FAR_APART = 40

test.each<[line: keyof Positions, measure: (palette: Palette) => number]>([
  ['undertone', (palette) => -warmth(palette)],
  ['value', (palette) => -meanOf(palette.best, (hex) => oklchOf(hex).lightness)],
  ['chroma', (palette) => meanOf(colourful(palette), saturation)],
  ['contrast', lightnessRange],
])(
  'orders the colours of distant seasons like their positions on the line of %s',
  (line, measure) => {
    for (const [one, other] of pairsOf(seasons)) {
      const apart = one.positions[line] - other.positions[line]
      if (Math.abs(apart) < FAR_APART) continue
      expect
        .soft(Math.sign(measure(one) - measure(other)), `${one.key} and ${other.key}`)
        .toBe(Math.sign(apart))
    }
  },
)
