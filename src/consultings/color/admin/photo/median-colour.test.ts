import { expect, test } from 'vitest'
import { medianColour, pointWithin } from './median-colour.ts'

/** Builds a picture whose pixels depend on their position. */
function picture(width: number, height: number, colourAt: (x: number, y: number) => number[]) {
  const data = Array.from({ length: width * height }, (_, at) => [
    ...colourAt(at % width, Math.floor(at / width)),
    255,
  ])
  return { width, height, data: data.flat() }
}

const skin = [205, 170, 155]

test('ignores a hair across the skin', () => {
  const withHair = picture(60, 60, (x) => (x % 12 < 3 ? [30, 20, 18] : skin))
  expect(medianColour(withHair, { x: 30, y: 30 })).toBe('#cdaa9b')
})

test('ignores pixels outside of the circle', () => {
  const isWithin = (x: number, y: number) => Math.hypot(x + 0.5 - 30, y + 0.5 - 30) <= 12
  // Skin covers just over half of the circle, but less than half of its bounding square.
  const halfSkin = picture(60, 60, (x, y) => (isWithin(x, y) && x < 31 ? skin : [0, 0, 255]))
  expect(medianColour(halfSkin, { x: 30, y: 30 })).toBe('#cdaa9b')
})

test('computes the median per channel', () => {
  const halves = picture(60, 60, (x) => (x < 28 ? [10, 200, 0] : [90, 20, 0]))
  expect(medianColour(halves, { x: 30, y: 30 })).toBe('#5a1400')
})

test('sorts channel values as numbers', () => {
  const thirds = picture(60, 60, (x) => (x < 29 ? [30, 0, 0] : x < 34 ? [100, 0, 0] : [200, 0, 0]))
  expect(medianColour(thirds, { x: 30, y: 30 })).toBe('#640000')
})

test('counts only pixels of the photo at its edge', () => {
  const plain = picture(40, 40, () => skin)
  expect(medianColour(plain, { x: 0, y: 0 })).toBe('#cdaa9b')
  expect(medianColour(plain, { x: 39, y: 39 })).toBe('#cdaa9b')
})

test('keeps a target within the photo', () => {
  const size = { width: 100, height: 50 }
  expect(pointWithin(size, { x: -5, y: 80 })).toEqual({ x: 12, y: 38 })
  expect(pointWithin(size, { x: 40.4, y: 20 })).toEqual({ x: 40, y: 20 })
})
