import { expect, test } from 'vitest'
import { bannerState } from './banner-state.ts'

const NOW = new Date('2026-03-02T00:00:00Z')
const BEFORE = '2026-03-01T15:00:00.000Z'
const AFTER = '2026-03-03T14:59:59.999Z'

// biome-ignore format: a table reads by columns
test.each([
  ['활성',   null,   null,   'shown'],
  ['활성',   BEFORE, AFTER,  'shown'],
  ['활성',   AFTER,  null,   'scheduled'],
  ['활성',   null,   BEFORE, 'over'],
  ['비활성', BEFORE, AFTER,  'hidden'],
] as const)('[ADM-02] a banner that is %s from %s to %s is %s', (status, starts_at, ends_at, is) => {
  expect(bannerState({ status, starts_at, ends_at }, NOW)).toBe(is)
})
