import { expect, test } from 'vitest'
import { listMyCoupons, validatePromotionCode } from '#contract/promotions.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenCoupon, givenPromotion } from '#tests/support/given-promotions.ts'
import { redeemCoupon } from './index.ts'

test('[MYP-01] replies with the discount of a valid code', async () => {
  const { call } = await startApp()

  expect(
    replyOf(await call(validatePromotionCode, { params: { code: ' welcome10' } })),
  ).toMatchObject({
    code: 'WELCOME10',
    discount_type: 'PERCENTAGE',
    discount_value: 10,
    end_date: null,
    status: 'ACTIVE',
  })
})

test('[MYP-01] refuses other codes with their reason', async () => {
  const app = await startApp()
  const yesterday = new Date(app.clock.now().getTime() - DAY_MS)
  const tomorrow = new Date(app.clock.now().getTime() + DAY_MS)
  await givenPromotion(app, { code: 'OVER', endsAt: yesterday })
  await givenPromotion(app, { code: 'EARLY', startsAt: tomorrow })
  await givenPromotion(app, { code: 'WITHDRAWN', status: 'INACTIVE' })
  const answerTo = async (code: string) => {
    const called = await app.call(validatePromotionCode, { params: { code } })
    return called.ok ? 200 : [called.status, called.refusal.code]
  }

  expect(await answerTo('한글')).toEqual([400, 'PROMOTION_INVALID'])
  expect(await answerTo('A')).toEqual([400, 'PROMOTION_INVALID'])
  expect(await answerTo('NOBODY10')).toEqual([404, 'PROMOTION_NOT_FOUND'])
  expect(await answerTo('EARLY')).toEqual([404, 'PROMOTION_NOT_FOUND'])
  expect(await answerTo('WITHDRAWN')).toEqual([404, 'PROMOTION_NOT_FOUND'])
  expect(await answerTo('OVER')).toEqual([410, 'PROMOTION_EXPIRED'])
})

test('[MYP-01] lists usable coupons first, those that expire soonest before the others', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS)
  await givenCoupon(app, member, { name: 'ended', endsAt: inDays(-1), startsAt: inDays(-9) })
  await givenCoupon(app, member, { name: 'endless' })
  const used = await givenCoupon(app, member, { name: 'used' })
  await givenCoupon(app, member, { name: 'ends soon', endsAt: inDays(2) })
  await givenCoupon(app, member, { name: 'withdrawn', status: 'INACTIVE' })
  await givenCoupon(app, member, { name: 'not begun', startsAt: inDays(1) })
  await givenCoupon(app, await givenMember(app), { name: 'of another' })
  await redeemCoupon(app.db, {
    memberCouponId: used,
    memberId: member.id,
    orderNumber: 'O-1',
    at: app.clock.now(),
  })

  const page = replyOf(await app.call(listMyCoupons, {}, { as: member }))

  expect(page.items.map(({ name, status }) => [name, status])).toEqual([
    ['ends soon', 'ACTIVE'],
    ['endless', 'ACTIVE'],
    ['used', 'USED'],
    ['ended', 'EXPIRED'],
    ['withdrawn', 'EXPIRED'],
  ])
  const second = replyOf(
    await app.call(listMyCoupons, { query: { page: 2, size: 2 } }, { as: member }),
  )
  expect(second).toMatchObject({ total: 5, total_pages: 3, items: [{ name: 'used' }, {}] })
})

test('refuses to list coupons without a session', async () => {
  const { call } = await startApp()

  expect(await call(listMyCoupons, {})).toMatchObject({ status: 401 })
})
