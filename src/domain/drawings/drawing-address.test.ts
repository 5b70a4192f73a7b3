import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawPortrait } from './draw-portrait.ts'
import { drawingAddress } from './drawing-address.ts'
import { decodePortrait } from './parameters/encoding.ts'
import { toSvg } from './svg.ts'

/**
 * Browsers cache a drawing's URL for ever, so new parameters must not change what an existing URL
 * draws. Deliberate changes to a drawing need a new parameter.
 */
test.each([
  ['1', 'cb20d30d94754794'],
  ['1fa3hb-20', '4b42f871f2b467fb'],
  ['1he2hj1hk70pa1', 'ae54a389427dbc1b'],
  ['1fo90ha2pa3pe2pf4F5D45', 'f8952dd5ee230a6e'],
  ['1fn2hq7pa5', '543ba5e635b41540'],
  ['1gpE8C2A4gqB23A48grE59A8EgsB79AC8gt5A4632pe1pfC9A3B5pgF6D9C4', 'b34bb043d0a1edff'],
  ['1hp1pa4pb2pc13', '5f109b593599a8ca'],
  ['1gk1gl60gp8D5A3Cpa2pf221C18', 'd1b0da04d69864f1'],
])('still draws the same bytes for %s', (text, digest) => {
  const portrait = decodePortrait(text)
  expect(drawingAddress(portrait)).toBe(`/drawings/${text}.svg`)
  const svg = toSvg(drawPortrait(portrait))
  expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(digest)
})
