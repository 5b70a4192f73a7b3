import { expect, test } from 'vitest'
import { nearestStyle } from './nearest-style.ts'
import { portraitInStyle, styleNames } from './style.ts'

test.each(styleNames)('finds %s when it is dyed or a little longer', (name) => {
  const { hair } = portraitInStyle(name)
  expect(nearestStyle(hair)).toBe(name)
  expect(nearestStyle({ ...hair, colour: 'ash', length: Math.min(260, hair.length + 20) })).toBe(
    name,
  )
})
