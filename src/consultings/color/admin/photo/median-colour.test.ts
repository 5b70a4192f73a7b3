import { expect, test } from 'vitest'
import { medianColour, pointWithin } from './median-colour.ts'

/** A picture whose pixels are coloured by their place. */
function picture(width: number, height: number, colourAt: (x: number, y: number) => number[]) {
  const data = Array.from({ length: width * height }, (_, at) => [
    ...colourAt(at % width, Math.floor(at / width)),
    255,
  ])
  return { width, height, data: data.flat() }
}

const skin = [205, 170, 155]

test('a hair across the skin does not change its colour', () => {
  const withHair = picture(60, 60, (x) => (x % 12 < 3 ? [30, 20, 18] : skin))
  expect(medianColour(withHair, { x: 30, y: 30 })).toBe('#cdaa9b')
})

test('what lies in the corners around the circle does not count', () => {
  const isWithin = (x: number, y: number) => Math.hypot(x + 0.5 - 30, y + 0.5 - 30) <= 12
  // Just over half of the circle is skin, which is less than half of the square around it.
  const halfSkin = picture(60, 60, (x, y) => (isWithin(x, y) && x < 31 ? skin : [0, 0, 255]))
  expect(medianColour(halfSkin, { x: 30, y: 30 })).toBe('#cdaa9b')
})

test('each channel has a median of its own, where half is one colour and half another', () => {
  const halves = picture(60, 60, (x) => (x < 28 ? [10, 200, 0] : [90, 20, 0]))
  expect(medianColour(halves, { x: 30, y: 30 })).toBe('#5a1400')
})

test('the median is that of numbers, whatever their digits', () => {
  const thirds = picture(60, 60, (x) => (x < 29 ? [30, 0, 0] : x < 34 ? [100, 0, 0] : [200, 0, 0]))
  expect(medianColour(thirds, { x: 30, y: 30 })).toBe('#640000')
})

test('at the edge of a photo only the photo counts', () => {
  const plain = picture(40, 40, () => skin)
  expect(medianColour(plain, { x: 0, y: 0 })).toBe('#cdaa9b')
  expect(medianColour(plain, { x: 39, y: 39 })).toBe('#cdaa9b')
})

test('a target stays within the photo', () => {
  const size = { width: 100, height: 50 }
  expect(pointWithin(size, { x: -5, y: 80 })).toEqual({ x: 12, y: 38 })
  expect(pointWithin(size, { x: 40.4, y: 20 })).toEqual({ x: 40, y: 20 })
})
