import { expect, test } from 'vitest'
import { dayOf, toMomentOrDay } from './period-field.tsx'

const AT_NOON = '2026-03-02T03:00:00.000Z'

test('[ADM-02] converts a moment to its day in Seoul, and null to an empty field', () => {
  expect([dayOf('2026-03-01T15:00:00.000Z'), dayOf(null)]).toEqual(['2026-03-02', ''])
})

test('[ADM-02] keeps the moment of an unchanged day and sends a changed day as a day', () => {
  expect(toMomentOrDay('2026-03-02', AT_NOON)).toBe(AT_NOON)
  expect(toMomentOrDay('2026-03-03', AT_NOON)).toBe('2026-03-03')
  expect(toMomentOrDay('2026-03-03', null)).toBe('2026-03-03')
  expect(toMomentOrDay('', AT_NOON)).toBeNull()
})
