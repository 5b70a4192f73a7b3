import { expect, test } from 'vitest'
import { colourDifference } from '#domain/colours/difference.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import { seasonKeys } from '../season.ts'
import {
  alikePlaces,
  nearestOther,
  withBestAt,
  withBestMoved,
  withoutBest,
} from './best-colours.ts'
import { newSwatch, parseHexColour } from './new-swatch.ts'
import { withPalette } from './palette-start.ts'
import { withoutShade, withShadeAt } from './shades.ts'

const begun = withPalette(colorContent.parse({}), 'summer-mute')
const names = ({ best }: ColorContent) => best.map((it) => it.names.ko)
/** Replacement of each avoided colour. */
const worn = ({ best, avoided }: ColorContent) => avoided.map((it) => best[it.instead]?.names.ko)

test.each([
  [0, 11],
  [11, 0],
  [3, 5],
  [5, 3],
  [4, 40],
  [4, -3],
])('moves a colour from %d to %d and keeps every replacement', (from, to) => {
  const moved = withBestMoved(begun, from, to)
  const place = Math.max(0, Math.min(11, to))

  expect(names(moved)[place]).toBe(names(begun)[from])
  expect(names(moved).toSorted()).toEqual(names(begun).toSorted())
  expect(worn(moved)).toEqual(worn(begun))
})

test('gives another replacement only to colours whose replacement was removed', () => {
  const [first] = begun.avoided
  const without = withoutBest(begun, first!.instead)

  expect(without.best).toHaveLength(11)
  expect(worn(without).slice(1)).toEqual(worn(begun).slice(1))
  expect(without.avoided[0]?.instead).toBe(0)
  expect(colorContent.safeParse(without).success).toBe(true)
})

test('adds a colour to the next place or replaces one, up to twelve', () => {
  const red = newSwatch('#c0202a')
  expect(withBestAt(colorContent.parse({}), 0, red).best).toEqual([red])
  expect(withBestAt(begun, 4, red).best.map(({ hex }) => hex)).toEqual(
    begun.best.map(({ hex }, at) => (at === 4 ? '#c0202a' : hex)),
  )
  expect(withBestAt(begun, 12, red).best).toHaveLength(12)
})

test.each(seasonKeys)('finds no similar colours in %s', (season) => {
  expect(alikePlaces(withPalette(begun, season).best)).toEqual([])
})

test('finds colours that are too similar, with the nearest one', () => {
  const almost = newSwatch('#c27b88')
  expect(colourDifference('#c27b88', '#c07986')).toBeLessThan(2)
  const { best } = withBestAt(begun, 7, almost)

  expect(alikePlaces(best)).toEqual([1, 7])
  expect(nearestOther(best, 7)?.swatch.names.ko).toBe('말린 장미')
  expect(nearestOther([almost], 0)).toBeNull()
})

test('treats colours as similar up to a fixed difference', () => {
  const beside = (hex: string) => alikePlaces([newSwatch('#c07986'), newSwatch(hex)])
  expect(colourDifference('#c07986', '#d58899')).toBeGreaterThan(5.5)
  expect(beside('#d58899')).toEqual([0, 1])
  expect(colourDifference('#c07986', '#d88a9c')).toBeLessThan(6.5)
  expect(beside('#d88a9c')).toEqual([])
})

test('names a measured colour after a similar palette colour, if there is one', () => {
  expect(newSwatch('#c27b88').names).toEqual(begun.best[1]!.names)
  expect(newSwatch('#00ff66').names).toEqual({ ko: '', en: '', vi: '' })
})

test.each([
  ['#C07986', '#c07986'],
  ['c07986', '#c07986'],
  ['  #c07986 ', '#c07986'],
  ['#c079', null],
  ['red', null],
  ['', null],
])('parses %j as %j', (typed, hex) => {
  expect(parseHexColour(typed)).toBe(hex)
})

test('keeps the shades of looks when another shade is removed', () => {
  const three = begun.make_up.lip.shades
  expect(three).toHaveLength(3)
  const looks = {
    daily: { ...begun.looks.daily, lip: 2 },
    special: { ...begun.looks.special, lip: 1 },
  }
  const without = withoutShade({ ...begun, looks }, 'lip', 1)

  expect(without.make_up.lip.shades).toEqual([three[0], three[2]])
  expect(without.looks.daily.lip).toBe(1)
  expect(without.looks.special.lip).toBe(0)
  expect(withShadeAt(begun, 'lip', 3, newSwatch('#c0202a')).make_up.lip.shades).toHaveLength(3)
})
