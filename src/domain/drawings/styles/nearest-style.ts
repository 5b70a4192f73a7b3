import { hairFieldNames, isUsed } from '../parameters/hair-choices.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { hairLengthOf, stylesOfLength } from './hair-lengths.ts'
import { hairInStyle, type StyleName, styleNames } from './style.ts'

/** Finds the named style of the same cut with the fewest different parameters. */
export function nearestStyle(
  hair: HairParameters,
  among: readonly StyleName[] = styleNames,
): StyleName {
  const differences = (name: StyleName) => {
    const styled = hairInStyle(name)
    if (styled.cut !== hair.cut) return Number.POSITIVE_INFINITY
    return hairFieldNames.filter(
      (field) =>
        field !== 'colour' &&
        field !== 'dye' &&
        isUsed(field, hair) &&
        styled[field] !== hair[field],
    ).length
  }
  return among.reduce((nearest, name) =>
    differences(name) < differences(nearest) ? name : nearest,
  )
}

/**
 * Returns the style whose name describes the hair: the nearest one of its length, so that no bob is
 * called long.
 */
export const nearestStyleOfLength = (hair: HairParameters): StyleName =>
  nearestStyle(hair, stylesOfLength(hairLengthOf(hair)))
