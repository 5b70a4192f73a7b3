import { expect, test } from 'vitest'
import { unitOf } from './unit-of.ts'

test.each([
  ['a refund is money', 'order.refund', 'amount', {}, 'won'],
  ['what a member was given is points', 'points.adjust', 'amount', {}, 'points'],
  [
    'a discount by percent',
    'coupon.create',
    'discount_value',
    { discount_type: 'PERCENTAGE' },
    'percent',
  ],
  ['a fixed discount', 'coupon.create', 'discount_value', { discount_type: 'FIXED' }, 'won'],
  ['a fee of the rules', 'settings.update', 'refund_rules.late_fee', {}, 'won'],
  ['a version is a number', 'report.publish', 'version', {}, null],
] as const)('%s', (_what, action, field, of, unit) => {
  expect(unitOf(action, field, of)).toBe(unit)
})
