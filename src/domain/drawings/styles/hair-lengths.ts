import type { HairParameters } from '../parameters/portrait.ts'
import { hairInStyle, type StyleName, styleNames } from './style.ts'

export const hairLengths = ['short', 'bob', 'medium', 'long'] as const
export type HairLength = (typeof hairLengths)[number]

/**
 * Least length of each group: the end of the longest strands in mm below the chin, negative above
 * it.
 */
const beginsAt = { bob: -40, medium: 20, long: 90 } as const

/**
 * Groups hair by its end: a bob ends above the shoulders, medium hair above the chest. Tied hair
 * counts by its falling length; every cut that does not fall is short.
 */
export function hairLengthOf({ cut, length }: Pick<HairParameters, 'cut' | 'length'>): HairLength {
  if (cut !== 'falling' || length < beginsAt.bob) return 'short'
  if (length < beginsAt.medium) return 'bob'
  return length < beginsAt.long ? 'medium' : 'long'
}

export const lengthOfStyle = (name: StyleName): HairLength => hairLengthOf(hairInStyle(name))

export const stylesOfLength = (length: HairLength): StyleName[] =>
  styleNames.filter((name) => lengthOfStyle(name) === length)
