import { expect, test } from 'vitest'
import { typologyAngle } from './skin-tone.ts'
import { labOf } from './spaces.ts'

test.each([
  [{ lightness: 70, b: 20 }, 45],
  [{ lightness: 50, b: 15 }, 0],
  [{ lightness: 30, b: 20 }, -45],
  [{ lightness: 72.4, b: 16 }, 54.46],
  [{ lightness: 80, b: 0 }, 90],
  [{ lightness: 70, b: -20 }, 90],
])('computes the typology angle of %j as %d°', (lab, angle) => {
  expect(typologyAngle(lab)).toBeCloseTo(angle, 2)
})

test('orders real skin colours by darkness', () => {
  const skins = ['#f6e6dc', '#d9b497', '#c99a76', '#b3845c', '#8a5a3a', '#4a2f20', '#2c1b13']
  const angles = skins.map((hex) => typologyAngle(labOf(hex)))
  expect(angles).toEqual([...angles].sort((one, other) => other - one))
})
