import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { pointsAreAlive, pointsExpireAt, restoredPointsExpireAt } from './points-expiry.ts'
import { pointsProblem } from './points-problem.ts'
import { spendOldestFirst } from './spend-oldest-first.ts'

const minimum = won(1_000)

// biome-ignore format: a table reads by columns
test.each([
  [0,         0, null],
  [999,   5_000, 'POINTS_BELOW_MINIMUM'],
  [1,         0, 'POINTS_BELOW_MINIMUM'],
  [1_000, 1_000, null],
  [1_000,   999, 'POINTS_INSUFFICIENT'],
  [5_001, 5_000, 'POINTS_INSUFFICIENT'],
])('[ORD-06] points are usable from 1,000: %i of %i is %s', (requested, balance, problem) => {
  expect(pointsProblem(won(requested), won(balance), minimum)).toBe(problem)
})

describe('points live six calendar months', () => {
  // biome-ignore format: a table reads by columns
  test.each([
    ['an ordinary day',                    '2026-01-15T03:00:00Z', '2026-07-15T14:59:59.999Z'],
    ['late in the evening in Seoul',       '2026-01-15T14:59:59Z', '2026-07-15T14:59:59.999Z'],
    ['already the next day in Seoul',      '2026-01-15T15:00:00Z', '2026-07-16T14:59:59.999Z'],
    ['a day that the later month has not', '2026-08-31T03:00:00Z', '2027-02-28T14:59:59.999Z'],
  ])('%s', (_day, earnedAt, expiresAt) => {
    expect(pointsExpireAt(new Date(earnedAt), 6).toISOString()).toBe(expiresAt)
  })

  test('and can be spent until midnight in Seoul', () => {
    const expiresAt = pointsExpireAt(new Date('2026-01-15T03:00:00Z'), 6)

    expect(pointsAreAlive(expiresAt, new Date('2026-07-15T14:59:59.999Z'))).toBe(true)
    expect(pointsAreAlive(expiresAt, new Date('2026-07-15T15:00:00.000Z'))).toBe(false)
  })
})

test('restored points keep their expiry day, or get 30 days if it has passed', () => {
  const expiresAt = new Date('2026-07-15T14:59:59.999Z')

  expect(restoredPointsExpireAt(expiresAt, new Date('2026-07-01T00:00:00Z'))).toEqual(expiresAt)
  expect(restoredPointsExpireAt(expiresAt, new Date('2026-07-20T00:00:00Z'))).toEqual(
    new Date('2026-08-19T14:59:59.999Z'),
  )
})

test('points that expire first are spent first', () => {
  const lots = [
    { id: 'new', left: won(5_000), expiresAt: new Date('2026-12-01') },
    { id: 'old', left: won(2_000), expiresAt: new Date('2026-08-01') },
    { id: 'empty', left: won(0), expiresAt: new Date('2026-07-01') },
  ]

  expect(spendOldestFirst(lots, won(3_000))).toEqual([
    { lotId: 'old', amount: 2_000 },
    { lotId: 'new', amount: 1_000 },
  ])
  expect(spendOldestFirst(lots, won(0))).toEqual([])
  expect(() => spendOldestFirst(lots, won(7_001))).toThrow(RangeError)
})

test('spending equals taking one point at a time from the oldest lot', () => {
  const lotList = fc.array(fc.record({ left: fc.nat({ max: 40 }), expiry: fc.nat({ max: 5 }) }), {
    maxLength: 6,
  })

  fc.assert(
    fc.property(lotList, fc.nat({ max: 100 }), (drafts, share) => {
      const lots = drafts.map(({ left, expiry }, id) => ({
        id,
        left: won(left),
        expiresAt: new Date(expiry),
      }))
      const amount = Math.floor((lots.reduce((sum, lot) => sum + lot.left, 0) * share) / 100)

      const taken = lots.map(() => 0)
      for (let point = 0; point < amount; point++) {
        const filled = lots.filter((lot) => lot.left - taken[lot.id]! > 0)
        const first = Math.min(...filled.map((lot) => lot.expiresAt.getTime()))
        taken[filled.find((lot) => lot.expiresAt.getTime() === first)!.id]! += 1
      }

      const spent = lots.map(() => 0)
      for (const each of spendOldestFirst(lots, won(amount))) spent[each.lotId] = each.amount
      expect(spent).toEqual(taken)
    }),
  )
})
