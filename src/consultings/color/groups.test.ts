import { expect, test } from 'vitest'
import { groupsOf, sideBySide, useAt } from './groups.ts'
import { palettes } from './palettes.ts'
import { seasonKeys } from './season.ts'

const { best } = palettes['summer-mute']

test('groups twelve colours as three for the face, six for garments, three that go with all', () => {
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

test('names the use of a place as every palette does', () => {
  for (const palette of Object.values(palettes)) {
    expect(palette.best.map((_, place) => useAt(place))).toEqual(palette.best.map(({ use }) => use))
  }
})

test.each(seasonKeys)('%s side by side: faces in the middle, all twelve once', (key) => {
  const { best: colours } = palettes[key]
  const ordered = sideBySide(colours)
  expect(new Set(ordered.map(({ colour }) => colour))).toEqual(new Set(colours))
  expect(ordered).toHaveLength(12)
  expect(ordered.slice(4, 7).map(({ place }) => useAt(place))).toEqual(['face', 'face', 'face'])
  expect([0, 10, 11].map((at) => useAt(ordered[at]!.place))).toEqual(['base', 'base', 'base'])
})
