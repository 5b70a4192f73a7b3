import { expect, test } from 'vitest'
import { findHairline } from './find-hairline.ts'

type Colour = readonly [red: number, green: number, blue: number]
const SKIN: Colour = [214, 170, 148]
const HAIR: Colour = [40, 30, 26]
const [WIDTH, HEIGHT] = [100, 200]

/** A picture of one colour per pixel. */
const pictureOf = (colourAt: (row: number, column: number) => Colour) => ({
  width: WIDTH,
  height: HEIGHT,
  data: Uint8ClampedArray.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, at) => [
      ...colourAt(Math.floor(at / WIDTH), at % WIDTH),
      255,
    ]).flat(),
  ),
})

/** A picture that is hair above a row and skin below it. */
const pictureWith = (edge: number, { hair = HAIR, skin = SKIN } = {}) =>
  pictureOf((row) => (row < edge ? hair : skin))

/** From here the search goes a hundred rows up, and a fifth of them beyond. */
const brow = { x: 50, y: 150 }
const expected = { x: 50, y: 50 }
const found = (picture: ReturnType<typeof pictureOf>) => findHairline(picture, brow, expected)

test.each([40, 50, 62, 85])('finds hair that begins above row %d', (edge) => {
  expect(found(pictureWith(edge))?.y).toBeCloseTo(edge, -0.5)
})

test('passes a single hair on the forehead', () => {
  const picture = pictureOf((row) => (row < 40 || row === 80 ? HAIR : SKIN))
  expect(found(picture)?.y).toBeCloseTo(40, -0.5)
})

test.each([
  ['skin alone', pictureWith(0)],
  ['a fringe', pictureWith(140)],
  ['a fringe that ends half way up the forehead', pictureWith(92)],
  ['hair whose edge is far above the expected place', pictureWith(25)],
  ['a hat of which only the last rows are seen', pictureWith(33)],
  ['a picture that ends at the brows', { width: 0, height: 0, data: new Uint8ClampedArray() }],
])('finds no hairline in %s', (_, picture) => {
  expect(found(picture)).toBeNull()
})

test('finds no hairline where the forehead lies below the picture', () => {
  expect(findHairline(pictureWith(50), { x: 50, y: 500 }, { x: 50, y: 100 })).toBeNull()
})

test('follows the axis of a tilted face', () => {
  const picture = pictureOf((_, column) => (column < 40 ? HAIR : SKIN))
  const point = findHairline(picture, { x: 90, y: 100 }, { x: 30, y: 100 })
  expect(point?.x).toBeCloseTo(40, -0.5)
  expect(point?.y).toBe(100)
  const leaning = findHairline(pictureWith(50), { x: 70, y: 150 }, { x: 30, y: 50 })
  expect(leaning?.x).toBeCloseTo(30, -0.5)
})

test.each([
  ['to the left', { x: 90, y: 100 }, { x: -30, y: 100 }],
  ['to the right', { x: 10, y: 100 }, { x: 130, y: 100 }],
])('does not take the edge of the picture %s for hair', (_, from, to) => {
  // The pixels of the neighbouring row would continue a picture of wrong columns.
  const picture = pictureOf((row) => (row === 100 ? SKIN : HAIR))
  expect(findHairline(picture, from, to)).toBeNull()
})

test('takes neither a shadow for hair nor fair hair for skin', () => {
  const shadow = pictureWith(50, { hair: [190, 146, 126] })
  expect(found(shadow)).toBeNull()
  const fair = pictureWith(50, { hair: [160, 116, 70] })
  expect(found(fair)?.y).toBeCloseTo(50, -0.5)
})

test.each([
  ['red', [100, 0, 0]],
  ['green', [0, 100, 0]],
  ['blue', [0, 0, 100]],
] as const)('sees hair that differs in %s alone', (_, [red, green, blue]) => {
  const hair: Colour = [SKIN[0] - red, SKIN[1] - green, SKIN[2] - blue]
  expect(found(pictureWith(50, { hair }))?.y).toBeCloseTo(50, -0.5)
})

test('learns the skin from most of the forehead, not from its brightest or darkest places', () => {
  const isSpot = (row: number) => row > 111
  for (const spot of [255, 0]) {
    const picture = pictureOf((row) => (row < 50 ? HAIR : isSpot(row) ? [spot, spot, spot] : SKIN))
    expect(found(picture)?.y).toBeCloseTo(50, -0.5)
  }
})
