import { expect, test } from 'vitest'
import type { Pixels } from '#domain/faces/pixels.ts'
import { sampleCrop, toPicture, wholePicture } from './crop.ts'

/** Left half red, right half blue. */
function halves(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const isLeft = at % width < width / 2
    data.set(isLeft ? [255, 0, 0, 255] : [0, 0, 255, 255], at * 4)
  }
  return { width, height, data }
}

/** Colour of a pixel in the sample, each part 0 to 1. */
const colourAt = (sample: Float32Array, side: number, x: number, y: number) =>
  [...sample.subarray((y * side + x) * 3, (y * side + x) * 3 + 3)].map((it) => Math.round(it))

test('a wide picture lies in the middle of its square, with black above and below', () => {
  const picture = halves(400, 200)
  const sample = sampleCrop(picture, wholePicture(picture), 100)

  expect(colourAt(sample, 100, 20, 50)).toEqual([1, 0, 0])
  expect(colourAt(sample, 100, 80, 50)).toEqual([0, 0, 1])
  expect(colourAt(sample, 100, 50, 10)).toEqual([0, 0, 0])
  expect(colourAt(sample, 100, 50, 90)).toEqual([0, 0, 0])
})

test('a crop turned by a quarter shows the left half above', () => {
  const picture = halves(200, 200)
  const crop = { centre: { x: 100, y: 100 }, side: 200, angle: -Math.PI / 2 }
  const sample = sampleCrop(picture, crop, 50)

  expect(colourAt(sample, 50, 25, 10)).toEqual([1, 0, 0])
  expect(colourAt(sample, 50, 25, 40)).toEqual([0, 0, 1])
})

test('a point of a turned and enlarged crop is found in the picture', () => {
  const crop = { centre: { x: 300, y: 200 }, side: 400, angle: Math.PI / 2 }

  const corner = toPicture(crop, 100, { x: 0, y: 0 })
  const centre = toPicture(crop, 100, { x: 50, y: 50 })

  expect([corner.x, corner.y]).toEqual([expect.closeTo(500), expect.closeTo(0)])
  expect([centre.x, centre.y]).toEqual([300, 200])
})
