import { expect, test } from 'vitest'
import { drawPortrait } from '../draw-portrait.ts'
import { headMeasures } from '../head/measures.ts'
import { hairlineOf } from '../head/skull.ts'
import { faceOutlines } from '../parameters/face-fields.ts'
import { portraitOf } from '../parameters/portrait.ts'
import { thirdsOf, widestPlace } from './measure-lines.ts'

const measured = (face: Parameters<typeof portraitOf>[0]) => {
  const portrait = portraitOf(face)
  const head = headMeasures(portrait.face)
  return { face: portrait.face, head, hairline: hairlineOf(portrait.face, head.forehead) }
}

test.each(faceOutlines)('orders the thirds of a %s face down to its chin', (outline) => {
  const it = measured({ face: { outline } })
  const thirds = thirdsOf(it)
  expect(thirds).toEqual([...thirds].sort((a, b) => a - b))
  expect(thirds.at(-1)).toBe(it.head.chinY)
  expect(widestPlace(it).halfWidth).toBeGreaterThanOrEqual(it.head.cheek)
})

test('finds the widest point at the forehead of a heart shape and at the cheeks of others', () => {
  expect(widestPlace(measured({ face: { outline: 'heart' } })).y).toBeLessThan(0)
  expect(widestPlace(measured({ face: { outline: 'round' } })).y).toBeGreaterThan(0)
})

test('raises the first line with the hairline', () => {
  const top = (hairline: number) => thirdsOf(measured({ face: { hairline } }))[0]!
  expect(top(12)).toBeLessThan(top(0))
})

test('draws lines only on request', () => {
  const layers = (measures: 'none' | 'lines') =>
    drawPortrait(portraitOf({ picture: { measures } })).layers.length
  expect(layers('lines')).toBe(layers('none') + 1)
})
