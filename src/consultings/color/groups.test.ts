import { expect, test } from 'vitest'
import { groupsOf, sideBySide, useAt } from './groups.ts'
import { palettes } from './palettes.ts'
import { seasonKeys } from './season.ts'

const { best } = palettes['summer-mute']

test('groups twelve colours: three for the face, six garments, three basics', () => {
  const groups = groupsOf(best)
  expect(groups.map(({ use, colours }) => [use, colours.length])).toEqual([
    ['face', 3],
    ['garment', 6],
    ['base', 3],
  ])
  expect(groups[1]?.colours[0]).toEqual({ colour: best[3], place: 3 })
})

test('fills the groups of a draft from the first', () => {
  expect(groupsOf(best.slice(0, 4)).map(({ colours }) => colours.length)).toEqual([3, 1, 0])
})

test('gives each index the use that palettes have', () => {
  for (const palette of Object.values(palettes)) {
    expect(palette.best.map((_, place) => useAt(place))).toEqual(palette.best.map(({ use }) => use))
  }
})

test.each(seasonKeys)('orders %s with face colours in the middle and each colour once', (key) => {
  const { best: colours } = palettes[key]
  const ordered = sideBySide(colours)
  expect(new Set(ordered.map(({ colour }) => colour))).toEqual(new Set(colours))
  expect(ordered).toHaveLength(12)
  expect(ordered.slice(4, 7).map(({ place }) => useAt(place))).toEqual(['face', 'face', 'face'])
  expect([0, 10, 11].map((at) => useAt(ordered[at]!.place))).toEqual(['base', 'base', 'base'])
})
