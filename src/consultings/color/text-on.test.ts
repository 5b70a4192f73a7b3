import { expect, test } from 'vitest'
import { contrastBetween, READABLE_CONTRAST } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'
import { palettes } from './palettes.ts'
import { textOn } from './text-on.ts'

/** Least contrast of large text. Source: WCAG 2.2, 1.4.3. */
const LARGE_TEXT = 3

const colours = Object.values(palettes).flatMap(({ best }) => best.map(({ hex }) => hex))

test('chooses paper for text on deep colours and ink on light ones', () => {
  expect(textOn('#323f5d')).toEqual({ ink: 'paper', isReadableSmall: true })
  expect(textOn('#f4e2c3')).toEqual({ ink: 'ink', isReadableSmall: true })
})

test('marks medium colours as unreadable for small text', () => {
  expect(textOn('#bb6043').isReadableSmall).toBe(false)
})

test('keeps large text readable on every best colour', () => {
  for (const hex of colours) {
    expect(contrastBetween(hex, inks[textOn(hex).ink]), hex).toBeGreaterThanOrEqual(LARGE_TEXT)
  }
})

test('keeps small text readable on nine in ten best colours', () => {
  const readable = colours.filter((hex) => textOn(hex).isReadableSmall)
  expect(readable.length).toBeGreaterThan(0.9 * colours.length)
  for (const hex of readable) {
    expect(contrastBetween(hex, inks[textOn(hex).ink]), hex).toBeGreaterThanOrEqual(
      READABLE_CONTRAST,
    )
  }
})
