import { expect, test } from 'vitest'
import { adminCoupons, issueCoupons } from '#contract/admin-promotions.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { claimCoupon, listMyCoupons } from '#contract/promotions.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'

const spring = {
  name: '봄 할인',
  code: 'SPRING',
  discount_type: 'FIXED',
  discount_value: 5_000,
  start_date: '2026-01-01',
} as const

async function startWithCoupon(change: Partial<InputOf<typeof adminCoupons.create>['body']> = {}) {
  const app = await startApp()
  const as = await givenAdmin(app)
  const coupon = replyOf(
    await app.call(adminCoupons.create, { body: { ...spring, ...change } }, { as }),
  )
  const params = { id: coupon.id }
  return {
    app,
    as,
    coupon,
    issue: (body: InputOf<typeof issueCoupons>['body']) =>
      app.call(issueCoupons, { params, body }, { as }),
    figures: async () => replyOf(await app.call(adminCoupons.list, {}, { as })).items[0],
    claim: (member: { readonly token: string }, code: string = spring.code) =>
      app.call(claimCoupon, { body: { code } }, { as: member }),
  }
}

test('[ADM-02] issues a coupon to every customer, and to nobody twice', async () => {
  const { app, issue, figures } = await startWithCoupon()
  const first = await givenMember(app)
  await givenMember(app)
  const gone = await givenMember(app)
  const withdrawn_at = app.clock.now()
  await app.db.updateTable('members').set({ withdrawn_at }).where('id', '=', gone.id).execute()

  expect(replyOf(await issue({ recipients: null, is_trial: true }))).toMatchObject({ issued: 2 })
  expect(await figures()).toMatchObject({ issued: 0 })

  const both = await Promise.all([issue({ recipients: null }), issue({ recipients: null })])
  expect(both.map((called) => replyOf(called).issued).sort()).toEqual([0, 2])
  const later = await givenMember(app)
  expect(replyOf(await issue({ recipients: null }))).toEqual({
    issued: 1,
    passed_over: 2,
    unknown: [],
  })

  expect(await figures()).toMatchObject({ issued: 3, used: 0 })
  for (const member of [first, later]) {
    const mine = replyOf(await app.call(listMyCoupons, {}, { as: member }))
    expect(mine.items).toMatchObject([{ code: 'SPRING', status: 'ACTIVE' }])
  }
})

test('[ADM-02] issues a coupon to a list of IDs and emails, in any case of letters', async () => {
  const { app, issue, figures } = await startWithCoupon()
  const byId = await givenMember(app)
  const byMail = await givenMember(app)
  await givenMember(app)

  const recipients = [byId.userId.toUpperCase(), byMail.email, byMail.userId, 'nobody@example.com']
  expect(replyOf(await issue({ recipients }))).toEqual({
    issued: 2,
    passed_over: 0,
    unknown: ['nobody@example.com'],
  })
  expect(await figures()).toMatchObject({ issued: 2 })
})

test('issues no coupon that is expired or deactivated', async () => {
  const { app, as, coupon, issue } = await startWithCoupon()
  replyOf(
    await app.call(
      adminCoupons.update,
      { params: { id: coupon.id }, body: { ...spring, status: 'INACTIVE' } },
      { as },
    ),
  )

  expect(await issue({ recipients: null })).toMatchObject({
    status: 422,
    refusal: { code: 'COUPON_NOT_ACTIVE' },
  })
})

test('lets a member claim a coupon by its code once', async () => {
  const { app, claim, figures } = await startWithCoupon({ is_claimable: true })
  const member = await givenMember(app)

  const tries = await Promise.all([claim(member, 'spring'), claim(member), claim(member)])

  expect(tries.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect(tries.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'COUPON_CLAIMED' } })
  expect(replyOf(await app.call(listMyCoupons, {}, { as: member })).total).toBe(1)
  expect(await figures()).toMatchObject({ issued: 1 })
})

test.each([
  ['is not for everybody', {}, 'SPRING'],
  ['has not begun', { is_claimable: true, start_date: '2027-01-01' }, 'SPRING'],
  ['is over', { is_claimable: true, end_date: '2026-02-01' }, 'SPRING'],
  ['is not there', { is_claimable: true }, 'AUTUMN'],
])('refuses a code that %s', async (_why, change, code) => {
  const { app, claim } = await startWithCoupon(change)

  expect(await claim(await givenMember(app), code)).toMatchObject({
    status: 404,
    refusal: { code: 'COUPON_CODE_UNKNOWN' },
  })
})

test('names a coupon in the reader’s language, or else in Korean', async () => {
  const { app, issue } = await startWithCoupon({ translations: { en: { name: 'Spring offer' } } })
  const member = await givenMember(app)
  replyOf(await issue({ recipients: null }))

  const called = async (language: 'ko' | 'en' | 'vi') =>
    replyOf(await app.call(listMyCoupons, {}, { as: member, language })).items[0]?.name

  expect([await called('ko'), await called('en'), await called('vi')]).toEqual([
    '봄 할인',
    'Spring offer',
    '봄 할인',
  ])
})
