import { expect, test } from 'vitest'
import { portraitOf } from '../parameters/portrait.ts'
import { defaultDrawing, measuredPortrait, stylePortrait } from './report-portraits.ts'
import { namedStyles } from './style.ts'

const drawn = (masculinity = 0) => ({ face_shape: 'heart', face: { masculinity } }) as const
const places = [
  ...[0, 1].map((at) => ({ list: 'best', at }) as const),
  ...[0, 1, 2, 3].map((at) => ({ list: 'worst', at }) as const),
]

test.each([0, 80])(
  'draws every position of a sheet differently by default (masculinity %i)',
  (manly) => {
    const first = places.map((place) => JSON.stringify(defaultDrawing(drawn(manly), place)))
    expect(new Set(first).size).toBe(places.length)
  },
)

test('draws a chosen style on the customer’s own face', () => {
  const { face, hair } = stylePortrait(
    { face_shape: 'heart', face: { lids: 'single' } },
    { length: 50 },
    { list: 'best', at: 0 },
  )
  expect(face).toEqual({ outline: 'heart', lids: 'single' })
  expect(hair).toEqual({ length: 50 })
})

test('shows long hair whole, tied hair and short cuts as a bust', () => {
  const frame = (hair: object) =>
    stylePortrait(drawn(), hair, { list: 'best', at: 0 }).picture?.frame
  expect(frame(namedStyles.longStraight)).toBe('plan')
  expect(frame({ length: 200, tied: 'ponytail' })).toBe('bust')
  expect(frame(namedStyles.pixie)).toBe('bust')
})

test('shows the forehead of the measured face, for women and men', () => {
  for (const manly of [0, 80]) {
    const { hair, picture } = portraitOf(measuredPortrait(drawn(manly)))
    expect(hair.fringe).toBe('none')
    expect(picture.measures).toBe('lines')
  }
})
