import { expect, test } from 'vitest'
import { AS_TAKEN, lightMatrix } from './photo-light.ts'

/** Factors of red, green and blue. */
const gains = (light: Parameters<typeof lightMatrix>[0]) => {
  const rows = lightMatrix(light).split(' ').map(Number)
  expect(rows).toHaveLength(20)
  return [rows[0]!, rows[6]!, rows[12]!]
}

test('changes nothing until a slider is moved', () => {
  expect(gains(AS_TAKEN)).toEqual([1, 1, 1])
})

test('[O-08] brightness acts on all colours alike', () => {
  const [red, green, blue] = gains({ brightness: 100, warmth: 0 })
  expect([red, blue]).toEqual([green, green])
  expect(green).toBeCloseTo(2 ** 1.5)
  expect(gains({ brightness: -100, warmth: 0 })[1]).toBeCloseTo(2 ** -1.5)
})

test('[O-08] warmth raises red against blue and keeps the luminance of grey', () => {
  for (const warmth of [-100, -40, 60, 100]) {
    const [red = 0, green = 0, blue = 0] = gains({ brightness: 0, warmth })
    expect(Math.sign(red - blue)).toBe(Math.sign(warmth))
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(1, 3)
  }
})
