import { expect, test } from 'vitest'
import { charactersOf, fontFace, slicesOf } from './faces.ts'

test('a face names the range of its characters as runs', () => {
  const face = fontFace({ family: 'Text', weight: '400', url: './a.woff2', characters: 'cab가' })

  expect(face).toContain('unicode-range: U+61-63, U+ac00;')
})

test('the characters of a range are those that it names', () => {
  expect(charactersOf('U+61-63, U+AC00')).toBe('abc가')
})

test('only slices of the wanted weights are taken from a style sheet', () => {
  const rule = (weight: number) => `@font-face {
    font-weight: ${weight}; src: url(./${weight}.woff2) format('woff2'); unicode-range: U+61;
  }`

  expect(slicesOf(rule(300) + rule(400), ['400'])).toEqual([
    { weight: '400', url: './400.woff2', range: 'U+61' },
  ])
})
