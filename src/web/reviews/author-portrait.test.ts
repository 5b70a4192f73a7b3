import { expect, test } from 'vitest'
import { portrait } from '#domain/portraits/portrait.ts'
import { authorPortrait } from './author-portrait.ts'

test('an author is drawn as the same person every time', () => {
  expect(portrait(authorPortrait(4_711))).toEqual(portrait(authorPortrait(4_711)))
})

test('authors look different from each other', () => {
  const looks = Array.from({ length: 180 }, (_, seed) => {
    const { face, hair, fringe } = authorPortrait(seed)
    return [face, hair, fringe].join()
  })
  expect(new Set(looks).size).toBe(180)
})
