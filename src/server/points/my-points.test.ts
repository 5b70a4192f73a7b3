import { expect, test } from 'vitest'
import { adjustPoints, getMyPoints } from '#contract/points.ts'
import { won } from '#domain/money/won.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenPoints } from '#tests/support/given-points.ts'
import { lockBalance, spendPoints } from './index.ts'

const NOBODY = '00000000-0000-4000-8000-000000000000'

test('[MYP-02] shows balance, next expiry and reasons of movements', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPoints(app, member, 1_600, { validMonths: 1, daysAgo: 2 })
  await givenPoints(app, member, 400, { validMonths: 1, daysAgo: 2 })
  await givenPoints(app, member, 3_000)
  await inTransaction(app.db, async (tx) => {
    const order = { memberId: member.id, orderNumber: 'K7QW2M9T', at: app.clock.now() }
    await lockBalance(tx, member.id, order.at)
    await spendPoints(tx, { ...order, amount: won(1_500) })
  })

  const page = replyOf(await app.call(getMyPoints, {}, { as: member }))

  expect(page).toMatchObject({ balance: 3_500, expiring_soon: 500, total: 4, size: 10 })
  // Given on 31 October in Seoul; November ends with its 30th.
  expect(page.next_expiring).toEqual({ amount: 500, expires_at: '2026-11-30T14:59:59.999Z' })
  expect(page.items[0]).toMatchObject({
    amount: -1_500,
    reason: 'ORDER_SPENT',
    reason_label: '주문에 사용',
    order_number: 'K7QW2M9T',
    expires_at: null,
  })
  const english = await app.call(
    getMyPoints,
    { query: { page: 4, size: 1 } },
    { as: member, language: 'en' },
  )
  expect(replyOf(english).items).toMatchObject([
    { amount: 1_600, reason_label: 'Adjusted by the studio' },
  ])
})

test('excludes expired points from the balance before any job runs', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await givenPoints(app, member, 2_000, { validMonths: 1, daysAgo: 40 })

  expect(replyOf(await app.call(getMyPoints, {}, { as: member }))).toMatchObject({
    balance: 0,
    expiring_soon: 0,
    items: [{ amount: -2_000, reason_label: '기간 만료' }, { amount: 2_000 }],
  })
})

test('a new member has no points', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  expect(replyOf(await app.call(getMyPoints, {}, { as: member }))).toMatchObject({
    balance: 0,
    items: [],
    total_pages: 0,
  })
  expect(await app.call(getMyPoints, {})).toMatchObject({ status: 401 })
})

test('[ADM-02] lets an administrator give and take points, and logs it', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const member = await givenMember(app)
  const adjust = (amount: number, id = member.id, as = admin) =>
    app.call(adjustPoints, { params: { id }, body: { amount, reason: '사과의 뜻' } }, { as })

  expect(await adjust(5_000)).toMatchObject({ status: 201, reply: { balance: 5_000 } })
  expect(await adjust(-2_000)).toMatchObject({ status: 201, reply: { balance: 3_000 } })
  expect(await adjust(-3_001)).toMatchObject({
    status: 422,
    refusal: { code: 'POINTS_INSUFFICIENT' },
  })
  expect(await adjust(0)).toMatchObject({ status: 422, refusal: { code: 'VALIDATION_FAILED' } })
  expect(await adjust(1_000, NOBODY)).toMatchObject({
    status: 404,
  })
  expect(await adjust(1_000, member.id, member)).toMatchObject({ status: 403 })

  const { items } = replyOf(await app.call(getMyPoints, {}, { as: member }))
  expect(items.map(({ amount, note }) => [amount, note])).toEqual([
    [-2_000, '사과의 뜻'],
    [5_000, '사과의 뜻'],
  ])
  const audited = await app.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '!=', 'sign-in.forbidden')
    .execute()
  expect(audited.map(({ detail }) => detail)).toMatchObject([{ amount: 5_000 }, { amount: -2_000 }])
})
