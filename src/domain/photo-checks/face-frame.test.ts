import { expect, test } from 'vitest'
import { syntheticFace } from '#tests/support/synthetic-face.ts'
import { frameOf } from './face-frame.ts'

test('measures a face from the front', () => {
  const frame = frameOf(syntheticFace())
  // 2 × 7.664 cm and (8.262 + 9.403) cm at 20 pixels per cm
  expect(frame.width).toBeCloseTo(306.56)
  expect(frame.height).toBeCloseTo(353.3)
  expect(frame.roll).toBeCloseTo(0)
  expect(frame.yaw).toBeCloseTo(0)
  expect(frame.pitch).toBeCloseTo(0, 1)
})

test.each([-40, -25, -5, 10, 25, 40])('measures a head turned to a side by %d°', (yaw) => {
  expect(frameOf(syntheticFace({ yaw })).yaw).toBeCloseTo(yaw, 0)
})

test.each([-30, -12, 8, 25])('measures a head turned up or down by %d°', (pitch) => {
  expect(frameOf(syntheticFace({ pitch })).pitch).toBeCloseTo(pitch, 0)
})

test.each([-60, -8, 3, 45])('measures a head tilted by %d°', (roll) => {
  const frame = frameOf(syntheticFace({ roll, scale: 7 }))
  expect(frame.roll).toBeCloseTo(roll)
  expect(frame.yaw).toBeCloseTo(0)
  expect(frame.pitch).toBeCloseTo(0, 1)
})
