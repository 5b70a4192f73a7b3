import { expect, test } from 'vitest'
import { drawPortrait } from '../draw-portrait.ts'
import { portraitInStyle, styleNames } from '../styles/style.ts'
import { toSvg } from '../svg.ts'
import type { Field } from './field.ts'
import { hairChoices, hairFieldNames, isUsed } from './hair-choices.ts'
import { hairFields } from './hair-fields.ts'
import { views } from './picture-fields.ts'
import { type HairParameters, portraitOf } from './portrait.ts'

test.each(styleNames)('restores the hair of %s from its choices', (name) => {
  const { hair } = portraitInStyle(name)
  const choices = hairChoices(hair)
  expect(portraitOf({ hair: choices }).hair).toEqual(hair)
  expect(Object.keys(choices).length).toBeLessThan(hairFieldNames.length)
})

const allViews = (hair: HairParameters) =>
  views.map((view) =>
    toSvg(drawPortrait(portraitOf({ hair, picture: { view, detail: 'medium' } }))),
  )

const values = (field: Field): readonly (string | number | null)[] => {
  switch (field.kind) {
    case 'choice':
      return field.options
    case 'amount':
      return [field.min, Math.round((field.min + field.max) / 2), field.max]
    case 'colour':
      return ['#ff0000']
    case 'colours':
      return ['#ff0000 #00ff00']
  }
}

test.each(['hushCut', 'pixie', 'twoBlock', 'lowBun', 'ponytail', 'halfUpWaves'] as const)(
  'ignores parameters that %s does not use',
  (name) => {
    const { hair } = portraitInStyle(name)
    const before = allViews(hair)
    for (const field of hairFieldNames.filter((each) => each !== 'tied' && !isUsed(each, hair))) {
      for (const value of values(hairFields[field])) {
        expect(allViews({ ...hair, [field]: value }), `${field} ${value}`).toEqual(before)
      }
    }
  },
)

test('uses a dependent parameter once its choice is made', () => {
  const plain = portraitOf().hair
  expect(isUsed('waveSize', plain)).toBe(false)
  expect(isUsed('waveSize', { ...plain, wave: 'perm' })).toBe(true)
  expect(isUsed('fringeDrop', { ...plain, fringe: 'full' })).toBe(true)
  expect(isUsed('partingSide', { ...plain, parting: '7:3' })).toBe(true)
  expect(isUsed('layersStart', { ...plain, layers: 40 })).toBe(true)
})
