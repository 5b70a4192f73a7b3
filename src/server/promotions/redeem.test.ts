import { expect, test } from 'vitest'
import { DAY_MS, endOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { inTransaction } from '#server/platform/database.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenCoupon, givenPromotion, redeemPromotion } from '#tests/support/given-promotions.ts'
import {
  redeemCoupon,
  releaseCoupon,
  releasePromotion,
  usableCoupon,
  usablePromotion,
} from './index.ts'

const RACERS = 50

/** Results of 50 concurrent transactions: number of successes, and codes of the others. */
async function race(
  { db }: TestApp,
  work: (tx: TestApp['db'], number: number) => Promise<unknown>,
) {
  const outcomes = await Promise.allSettled(
    Array.from({ length: RACERS }, (_, number) =>
      inTransaction(db, (tx) => work(tx as never, number)),
    ),
  )
  const codes = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason.code] : []))
  return { done: RACERS - codes.length, refusals: [...new Set(codes)] }
}

test('[SEC-02] redeems one coupon for one of 50 concurrent orders', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const memberCouponId = await givenCoupon(app, member)

  const outcome = await race(app, (tx, number) =>
    redeemCoupon(tx, {
      memberCouponId,
      memberId: member.id,
      orderNumber: `O-${number}`,
      at: app.clock.now(),
    }),
  )

  expect(outcome).toEqual({ done: 1, refusals: ['COUPON_NOT_ACTIVE'] })
})

test('[SEC-02] gives the last place of a promotion to one of 50 concurrent orders', async () => {
  const app = await startApp()
  const code = await givenPromotion(app, { totalLimit: 1 })

  const outcome = await race(app, (tx, number) =>
    redeemPromotion(tx, {
      code,
      person: `guest:${number}@example.com`,
      orderNumber: `O-${number}`,
      at: app.clock.now(),
    }),
  )

  expect(outcome).toEqual({ done: 1, refusals: ['PROMOTION_INVALID'] })
})

test('[SEC-02] a limit per person holds when the person orders 50 times at once', async () => {
  const app = await startApp()
  const code = await givenPromotion(app, { perPersonLimit: 2 })

  const outcome = await race(app, (tx, number) =>
    redeemPromotion(tx, {
      code,
      person: 'guest:hana@example.com',
      orderNumber: `O-${number}`,
      at: app.clock.now(),
    }),
  )

  expect(outcome).toEqual({ done: 2, refusals: ['PROMOTION_INVALID'] })
  const other = { code, person: 'guest:duri@example.com', at: app.clock.now() }
  expect(await usablePromotion(app.db, other)).toMatchObject({ code })
})

test('a coupon that comes back can be used again, and comes back once', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const memberCouponId = await givenCoupon(app, member, { name: '첫 만남', discountValue: 3_000 })
  const given = { memberCouponId, memberId: member.id, at: app.clock.now() }
  const redeemed = { discount: { type: 'FIXED', amount: 3_000 }, name: '첫 만남' }

  expect(await redeemCoupon(app.db, { ...given, orderNumber: 'O-1' })).toEqual(redeemed)
  expect(await releaseCoupon(app.db, 'O-1')).toBe(true)
  expect(await releaseCoupon(app.db, 'O-1')).toBe(false)
  expect(await usableCoupon(app.db, given)).toEqual(redeemed)
})

test('a place that comes back is free for somebody else, and comes back once', async () => {
  const app = await startApp()
  const code = await givenPromotion(app, { totalLimit: 1 })
  const at = app.clock.now()
  await redeemPromotion(app.db, { code, person: 'guest:a@example.com', orderNumber: 'O-1', at })

  await expect(usablePromotion(app.db, { code, at })).rejects.toMatchObject({
    code: 'PROMOTION_INVALID',
  })
  expect(await releasePromotion(app.db, 'O-1')).toBe(true)
  expect(await releasePromotion(app.db, 'O-1')).toBe(false)
  expect(await usablePromotion(app.db, { code: code.toLowerCase(), at })).toMatchObject({ code })
})

test('a coupon of somebody else, and one that is not there, is not owned', async () => {
  const app = await startApp()
  const owner = await givenMember(app)
  const stranger = await givenMember(app)
  const given = { memberCouponId: await givenCoupon(app, owner), at: app.clock.now() }
  const refusal = { code: 'COUPON_NOT_OWNED' }

  await expect(
    redeemCoupon(app.db, { ...given, memberId: stranger.id, orderNumber: 'O-1' }),
  ).rejects.toMatchObject(refusal)
  await expect(
    usableCoupon(app.db, { ...given, memberCouponId: owner.id, memberId: owner.id }),
  ).rejects.toMatchObject(refusal)
})

test('coupons and promotions hold through the last millisecond of their last day', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const endsAt = endOfSeoulDay({ year: 2026, month: 11, day: 3 })
  const memberCouponId = await givenCoupon(app, member, { endsAt })
  const code = await givenPromotion(app, { endsAt })
  const coupon = { memberCouponId, memberId: member.id }
  const after = new Date(endsAt.getTime() + 1)

  expect(await usableCoupon(app.db, { ...coupon, at: endsAt })).toBeTruthy()
  expect(await usablePromotion(app.db, { code, at: endsAt })).toBeTruthy()
  await expect(usableCoupon(app.db, { ...coupon, at: after })).rejects.toMatchObject({
    code: 'COUPON_NOT_ACTIVE',
  })
  await expect(usablePromotion(app.db, { code, at: after })).rejects.toMatchObject({
    code: 'PROMOTION_INVALID',
  })
})

test('what has not begun or was withdrawn cannot be used', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const at = app.clock.now()
  const tomorrow = new Date(at.getTime() + DAY_MS)

  for (const given of [{ startsAt: tomorrow }, { status: 'INACTIVE' as const }]) {
    const memberCouponId = await givenCoupon(app, member, given)
    const code = await givenPromotion(app, given)
    await expect(
      redeemCoupon(app.db, { memberCouponId, memberId: member.id, orderNumber: 'O-1', at }),
    ).rejects.toMatchObject({ code: 'COUPON_NOT_ACTIVE' })
    await expect(
      redeemPromotion(app.db, { code, person: 'guest:a@example.com', orderNumber: 'O-1', at }),
    ).rejects.toMatchObject({ code: 'PROMOTION_INVALID' })
  }
})
