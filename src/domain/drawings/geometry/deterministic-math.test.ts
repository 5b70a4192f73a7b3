import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acos, asin, atan2, cos, exp, hypot, power, sin } from './deterministic-math.ts'

const number = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6)

test('agrees with Math to nine digits', () => {
  fc.assert(
    fc.property(
      number(-60, 60),
      number(-60, 60),
      number(-1, 1),
      number(0.001, 40),
      (a, b, unit, positive) => {
        expect(sin(a)).toBeCloseTo(Math.sin(a), 9)
        expect(cos(a)).toBeCloseTo(Math.cos(a), 9)
        expect(atan2(a, b)).toBeCloseTo(Math.atan2(a, b), 9)
        expect(acos(unit)).toBeCloseTo(Math.acos(unit), 7)
        expect(asin(unit)).toBeCloseTo(Math.asin(unit), 7)
        expect(hypot(a, b, unit)).toBeCloseTo(Math.hypot(a, b, unit), 9)
        expect(exp(-positive)).toBeCloseTo(Math.exp(-positive), 9)
        expect(power(positive, unit)).toBeCloseTo(positive ** unit, 9)
      },
    ),
    { numRuns: 2000 },
  )
})

test('returns 0 for powers of bases that are not positive', () => {
  expect(power(0, 0.8)).toBe(0)
  expect(power(-1e-17, 1.3)).toBe(0)
})

test('no drawing code uses Math functions whose results differ between engines', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const differing = sources.filter((file) =>
    /Math\.(?!round|floor|ceil|abs|min|max|sign|sqrt|imul|PI|LN2|SQRT2|SQRT1_2)\w+|(?<!\/)\*\*(?![/*])\s?[\w(]/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  )
  expect(differing).toEqual([])
})
