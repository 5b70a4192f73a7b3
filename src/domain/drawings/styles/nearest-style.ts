import { hairFieldNames, isUsed } from '../parameters/hair-choices.ts'
import type { HairParameters } from '../parameters/portrait.ts'
import { hairInStyle, type StyleName, styleNames } from './style.ts'

/** The named style from which this hair was made: of its cut, with the fewest other parameters. */
export function nearestStyle(hair: HairParameters): StyleName {
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
  return styleNames.reduce((nearest, name) =>
    differences(name) < differences(nearest) ? name : nearest,
  )
}
