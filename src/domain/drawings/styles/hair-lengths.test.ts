import { expect, test } from 'vitest'
import { portraitOf } from '../parameters/portrait.ts'
import { hairLengthOf, hairLengths, lengthOfStyle, stylesOfLength } from './hair-lengths.ts'
import { nearestStyleOfLength } from './nearest-style.ts'
import { hairInStyle, styleNames } from './style.ts'

test('groups the named styles as a hairdresser would', () => {
  const groups = { short: 'pixie', bob: 'tuckedBob', medium: 'hushCut', long: 'ponytail' } as const
  for (const length of hairLengths) expect(lengthOfStyle(groups[length])).toBe(length)
  expect(lengthOfStyle('middlePart')).toBe('short')
  expect(lengthOfStyle('mensWolf')).toBe('medium')
})

test('puts every style into one group', () => {
  expect(hairLengths.flatMap(stylesOfLength).sort()).toEqual([...styleNames].sort())
})

test('bounds groups by where hair ends', () => {
  const groupOf = (length: number) => hairLengthOf({ cut: 'falling', length })
  expect([-41, -40, 19, 20, 89, 90].map(groupOf)).toEqual([
    'short',
    'bob',
    'bob',
    'medium',
    'medium',
    'long',
  ])
})

test('names edited hair after a style of its own length', () => {
  const { hair } = portraitOf({ hair: { length: 12, fringe: 'curtain', ends: 'cCurl' } })
  expect(lengthOfStyle(nearestStyleOfLength(hair))).toBe('bob')
  for (const name of styleNames) expect(nearestStyleOfLength(hairInStyle(name))).toBe(name)
})
