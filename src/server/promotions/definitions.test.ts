import { expect, test } from 'vitest'
import { adminCoupons, adminPromotions, issueCoupon } from '#contract/admin-promotions.ts'
import { listMyCoupons } from '#contract/promotions.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { redeemPromotion } from '#tests/support/given-promotions.ts'

const autumn = {
  name: '가을 할인',
  code: 'autumn-5',
  discount_type: 'FIXED',
  discount_value: 5_000,
  start_date: '2026-11-01',
  end_date: '2026-11-30',
} as const
const percent = { ...autumn, discount_type: 'PERCENTAGE', discount_value: 15 } as const

const auditOf = ({ db }: TestApp) =>
  db.selectFrom('audit_log').select(['action', 'subject', 'actor_name']).orderBy('id').execute()

test('[ADM-02] a coupon is valid from the first to the last minute of its days in Seoul', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)

  const coupon = replyOf(await app.call(adminCoupons.create, { body: autumn }, { as: admin }))

  expect(coupon).toMatchObject({
    code: 'AUTUMN-5',
    status: 'ACTIVE',
    start_date: '2026-10-31T15:00:00.000Z',
    end_date: '2026-11-30T14:59:59.999Z',
    issued: 0,
    used: 0,
  })
  expect(await auditOf(app)).toEqual([
    { action: 'coupon.create', subject: coupon.id, actor_name: admin.userId },
  ])
})

test('[ADM-02] deactivates a coupon that a member holds instead of removing it', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const member = await givenMember(app)
  const as = { as: admin }
  const held = replyOf(await app.call(adminCoupons.create, { body: autumn }, as))
  const idle = replyOf(
    await app.call(adminCoupons.create, { body: { ...autumn, code: 'IDLE' } }, as),
  )
  const issue = { params: { id: member.id }, body: { coupon_id: held.id } }
  expect(await app.call(issueCoupon, issue, as)).toMatchObject({
    status: 201,
    reply: { status: 'ACTIVE' },
  })

  for (const { id } of [held, idle]) {
    expect(await app.call(adminCoupons.remove, { params: { id } }, as)).toMatchObject({
      status: 204,
    })
  }

  expect(replyOf(await app.call(adminCoupons.list, {}, as)).items).toMatchObject([
    { id: held.id, status: 'INACTIVE', issued: 1, used: 0 },
  ])
  expect(replyOf(await app.call(listMyCoupons, {}, { as: member })).items).toMatchObject([
    { name: autumn.name, status: 'EXPIRED' },
  ])
  expect(await app.call(issueCoupon, issue, as)).toMatchObject({
    status: 422,
    refusal: { code: 'COUPON_NOT_ACTIVE' },
  })
  expect((await auditOf(app)).map(({ action }) => action)).toEqual([
    'coupon.create',
    'coupon.create',
    'coupon.issue',
    'coupon.delete',
    'coupon.delete',
  ])
})

test('deactivates a promotion that an order uses instead of removing it', async () => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const used = replyOf(await app.call(adminPromotions.create, { body: percent }, as))
  const idle = replyOf(
    await app.call(adminPromotions.create, { body: { ...percent, code: 'IDLE' } }, as),
  )
  await redeemPromotion(app.db, {
    code: used.code,
    person: 'guest:a@example.com',
    orderNumber: 'O-1',
    at: app.clock.now(),
  })

  for (const { id } of [used, idle]) {
    expect(await app.call(adminPromotions.remove, { params: { id } }, as)).toMatchObject({
      status: 204,
    })
  }

  const list = replyOf(await app.call(adminPromotions.list, { query: { q: 'autumn' } }, as))
  expect(list.items).toMatchObject([{ id: used.id, status: 'INACTIVE', used: 1 }])
  expect(
    replyOf(await app.call(adminPromotions.list, { query: { q: '%' } }, as)).items,
  ).toMatchObject([{ code: 'WELCOME10' }])
})

test('a code belongs to one definition', async () => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const first = replyOf(await app.call(adminCoupons.create, { body: autumn }, as))
  const other = replyOf(
    await app.call(adminCoupons.create, { body: { ...autumn, code: 'OTHER' } }, as),
  )
  const taken = { status: 409, refusal: { code: 'CODE_TAKEN' } }

  expect(await app.call(adminCoupons.create, { body: autumn }, as)).toMatchObject(taken)
  const params = { id: other.id }
  expect(await app.call(adminCoupons.update, { params, body: autumn }, as)).toMatchObject(taken)
  const renamed = { ...autumn, name: '늦가을 할인' }
  expect(
    replyOf(await app.call(adminCoupons.update, { params: { id: first.id }, body: renamed }, as))
      .name,
  ).toBe('늦가을 할인')
})

test('refuses a total limit below the number of uses', async () => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const promotion = replyOf(await app.call(adminPromotions.create, { body: percent }, as))
  for (const number of [1, 2]) {
    await redeemPromotion(app.db, {
      code: promotion.code,
      person: 'guest:a@example.com',
      orderNumber: `O-${number}`,
      at: app.clock.now(),
    })
  }
  const limitTo = (limit: number) =>
    app.call(
      adminPromotions.update,
      { params: { id: promotion.id }, body: { ...percent, total_limit: limit } },
      as,
    )

  expect(await limitTo(1)).toMatchObject({
    status: 422,
    refusal: { detail: [{ loc: ['body', 'total_limit'] }] },
  })
  expect(replyOf(await limitTo(2))).toMatchObject({ total_limit: 2, used: 2 })
})

// biome-ignore format: a table reads by columns
test.each([
  ['more than everything',        { discount_type: 'PERCENTAGE', discount_value: 101 }, 'discount_value'],
  ['nothing',                     { discount_value: 0 },                                'discount_value'],
  ['an end before its beginning', { end_date: '2026-10-31' },                           'end_date'],
  ['a day that is none',          { start_date: '2026-02-30' },                         'start_date'],
  ['a code with a space',         { code: 'A B C' },                                    'code'],
  ['an unknown state',            { status: 'LATER' },                                  'status'],
])('refuses a coupon of %s with an error at its field', async (_fault, change, field) => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }

  expect(await app.call(adminCoupons.create, { body: { ...autumn, ...change } as never }, as)).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', field] }] },
  })
})

test('replies 404 for unknown members and definitions, and 403 to members', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const as = { as: await givenAdmin(app) }
  const coupon = replyOf(await app.call(adminCoupons.create, { body: autumn }, as))
  const notFound = { status: 404, refusal: { code: 'NOT_FOUND' } }
  const issue = (memberId: string, couponId: string) =>
    app.call(issueCoupon, { params: { id: memberId }, body: { coupon_id: couponId } }, as)

  expect(await issue(coupon.id, coupon.id)).toMatchObject(notFound)
  expect(await issue(member.id, member.id)).toMatchObject(notFound)
  expect(await app.call(adminPromotions.remove, { params: { id: coupon.id } }, as)).toMatchObject(
    notFound,
  )
  expect(await app.call(adminCoupons.list, {}, { as: member })).toMatchObject({ status: 403 })
})

test('[ADM-02] refuses to change or remove a definition that somebody else changed', async () => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const coupon = replyOf(await app.call(adminCoupons.create, { body: autumn }, as))
  const params = { id: coupon.id }
  const change = (name: string, base_revision: number) =>
    app.call(adminCoupons.update, { params, body: { ...autumn, name, base_revision } }, as)
  replyOf(await change('늦가을', coupon.revision))

  const late = { status: 409, refusal: { code: 'EDIT_CONFLICT', current: { name: '늦가을' } } }
  expect(await change('초가을', coupon.revision)).toMatchObject(late)
  const query = { base_revision: coupon.revision }
  expect(await app.call(adminCoupons.remove, { params, query }, as)).toMatchObject(late)
})

test.each([
  ['CURRENT', ['now', 'endless']],
  ['SCHEDULED', ['later']],
  ['ENDED', ['over', 'off']],
] as const)('finds definitions by state: %s', async (state, names) => {
  const app = await startApp()
  const as = { as: await givenAdmin(app) }
  const given = async (name: string, change: object) => {
    const body = { ...autumn, name, code: name, ...change }
    replyOf(await app.call(adminCoupons.create, { body }, as))
    app.clock.advance(1_000)
  }
  await given('off', { status: 'INACTIVE' })
  await given('over', { end_date: '2026-11-01', start_date: '2026-10-01' })
  await given('later', { start_date: '2026-11-20' })
  await given('endless', { end_date: null })
  await given('now', {})

  const list = replyOf(await app.call(adminCoupons.list, { query: { state } }, as))
  expect(list.items.map(({ name }) => name)).toEqual(names)
})
