import { expect, test } from 'vitest'
import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { mensStyles } from '#domain/drawings/styles/mens-styles.ts'
import { authorPortrait } from './author-portrait.ts'

const seeds = Array.from({ length: 180 }, (_, seed) => seed)

test('is deterministic by author', () => {
  expect(authorPortrait(4_711)).toEqual(authorPortrait(4_711))
})

test('draws authors differently', () => {
  const looks = seeds.map((seed) => {
    const { face, hair } = authorPortrait(seed)
    return drawingAddress(portraitOf({ face: face!, hair: hair! }))
  })
  expect(new Set(looks).size).toBe(seeds.length)
})

test('closes the eyes', () => {
  for (const seed of seeds) expect(authorPortrait(seed).face?.eyes).toBe('closed')
})

test('draws women and men, young and older', () => {
  const faces = seeds.map((seed) => authorPortrait(seed).face!)
  const men = faces.filter(({ masculinity }) => masculinity! > 50).length
  expect(men).toBeGreaterThan(seeds.length / 8)
  expect(men).toBeLessThan(seeds.length / 2)
  expect(new Set(faces.map(({ age }) => age))).toEqual(new Set(['young', 'middle', 'older']))
})

test('draws the shown face and hair, and keeps age and features', () => {
  const look = { face_shape: 'diamond', style: 'comma' } as const
  for (const seed of seeds) {
    const { face, hair } = authorPortrait(seed, look)
    expect(face).toMatchObject({ outline: 'diamond', eyes: 'closed' })
    expect(face!.masculinity).toBeGreaterThan(50)
    expect(hair).toMatchObject(mensStyles.comma)
    expect(face!.age).toBe(authorPortrait(seed).face!.age)
  }
  const woman = authorPortrait(7, { face_shape: 'round', style: 'pixie' }).face!
  expect(woman.masculinity).toBeLessThan(50)
})

test('accepts the largest stored seed', () => {
  expect(() => portraitOf(authorPortrait(4_294_967_295))).not.toThrow()
})
