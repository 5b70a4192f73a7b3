import { expect, test } from 'vitest'
import type { OrderBody } from '#contract/orders.ts'
import { won } from '#domain/money/won.ts'
import { formatFor } from '#texts/format.ts'
import { ordering } from '#texts/ko/ordering.ts'
import { discountsLostAsGuest, guestBodyOf, guestOrderQuestion } from './as-guest.ts'

const { failures: text } = ordering
const order = (change: Partial<OrderBody> = {}): OrderBody => ({
  consulting_type: 'HAIR_CONSULTING',
  guest_name: '이수연',
  guest_email: 'sy@example.com',
  guest_phone: '01012345678',
  promotion_code: 'WELCOME10',
  total_price: 90_000,
  ...change,
})

// biome-ignore format: a table reads by columns
test.each([
  ['nothing',  {},                                        null],
  ['a coupon', { coupon_id: 'c1' },                       '쿠폰을 쓸 수 없어요'],
  ['points',   { used_points: 3_000 },                    '포인트를 쓸 수 없어요'],
  ['both',     { coupon_id: 'c1', used_points: 3_000 },   '쿠폰과 포인트를 쓸 수 없어요'],
])('[S-04] warns before a guest’s order that %s will be lost, with the new price', (_what, paidWith, lost) => {
  const member = order(paidWith)
  const guest = discountsLostAsGuest(member) ? guestBodyOf(member, { total_price: won(95_000) }) : member

  const sentence = guestOrderQuestion(member, guest, text, formatFor('ko'))

  if (lost) {
    expect(sentence).toContain(lost)
    expect(sentence).toContain('90,000원에서 95,000원')
    expect(guest).toEqual(order({ coupon_id: null, used_points: 0, total_price: 95_000 }))
  } else {
    expect(sentence).toBe(text.asGuestText)
  }
})
