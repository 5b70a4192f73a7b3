import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { changeMember, endMemberSessions, getMember } from '#contract/admin-members.ts'
import { adminCoupons, issueCoupon } from '#contract/admin-promotions.ts'
import { createInquiry } from '#contract/inquiries.ts'
import { adjustPoints } from '#contract/points.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBooking } from '#tests/support/given-bookings.ts'
import { changeMember as changeInUse } from './change-member.ts'

const paramsOf = ({ id }: { readonly id: string }) => ({ params: { id } })

test.each([{ role: 'USER' }, { is_active: false }] as const)(
  '[ADM-02] of two administrators who remove each other at once (%o) one remains',
  async (body) => {
    const app = await startApp()
    const pair = [await givenAdmin(app), await givenAdmin(app)]
    const ids = pair.map(({ id }) => id)
    await app.db.updateTable('members').set({ role: 'USER' }).where('id', 'not in', ids).execute()
    // Both calls are admitted before either has finished; otherwise the first would sign out the
    // second.
    const remove = (by: GivenMember, whom: GivenMember) =>
      changeInUse(app.deps, asCaller(by), context, { params: { id: whom.id }, query: {}, body })

    const ends = await Promise.allSettled([remove(pair[0]!, pair[1]!), remove(pair[1]!, pair[0]!)])

    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'LAST_ADMINISTRATOR' },
    })
  },
)

const context = { ip: '203.0.113.7', requestId: 'of a test' } as RequestContext
const asCaller = ({ id, userId, name }: GivenMember): Member => ({
  kind: 'member',
  memberId: id,
  userId,
  name,
  role: 'ADMIN',
  sessionId: '',
  mustChangePassword: false,
  isConfirmed: true,
  mustAddFactor: false,
})

test('[ADM-02] the last administrator cannot remove themselves; with another one they can', async () => {
  const app = await startApp()
  const owner = await givenAdmin(app)
  await app.db.updateTable('members').set({ role: 'USER' }).where('id', '!=', owner.id).execute()
  const step = (body: { role?: 'USER'; is_active?: false }) =>
    app.call(changeMember, { ...paramsOf(owner), body }, { as: owner })

  for (const body of [{ role: 'USER' }, { is_active: false }] as const) {
    expect(await step(body)).toMatchObject({ refusal: { code: 'LAST_ADMINISTRATOR' } })
  }
  const other = await givenMember(app)
  const promote = { ...paramsOf(other), body: { role: 'ADMIN' as const } }
  expect(replyOf(await app.call(changeMember, promote, { as: owner })).role).toBe('ADMIN')
  expect((await step({ role: 'USER' })).status).toBe(200)
  expect((await app.call(getMember, paramsOf(owner), { as: owner })).status).toBe(403)
})

test('[ADM-02] a disabled member is signed out at once, and can be enabled again', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const member = await givenMember(app)
  const from = { ip: '203.0.113.9', user_agent: 'A browser of theirs' }
  await app.db.updateTable('sessions').set(from).where('member_id', '=', member.id).execute()
  const change = (is_active: boolean) =>
    app.call(
      changeMember,
      { ...paramsOf(member), body: { is_active, reason: '허위 후기' } },
      { as: admin },
    )

  const disabled = replyOf(await change(false))

  expect(disabled).toMatchObject({ is_active: false, sessions: [] })
  const its = app.db.selectFrom('sessions').selectAll().where('member_id', '=', member.id)
  expect(await its.execute()).toMatchObject([from])
  expect((await app.call(getMe, {}, { as: member })).status).toBe(401)
  expect(replyOf(await change(true)).is_active).toBe(true)
  const log = await app.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('subject', '=', member.id)
    .orderBy('id')
    .execute()
  expect(log).toMatchObject([
    { action: 'member.change', detail: { after: { is_active: false }, reason: '허위 후기' } },
    { action: 'member.change', detail: { before: { is_active: false } } },
  ])
})

test('[ADM-02] the second of two conflicting changes gets the current state, and succeeds with it', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const member = await givenMember(app)
  const { revision: base_revision } = replyOf(await app.call(getMember, paramsOf(member), { as }))
  const change = (body: object) => app.call(changeMember, { ...paramsOf(member), body }, { as })

  const promoted = replyOf(await change({ role: 'ADMIN', base_revision }))

  const late = await change({ is_active: false, base_revision })
  expect(late).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { id: member.id, role: 'ADMIN', is_active: true } },
  })
  expect(replyOf(await change({ role: 'ADMIN', base_revision })).revision).toBe(promoted.revision)
  const upon = { is_active: false, base_revision: promoted.revision }
  expect(replyOf(await change(upon))).toMatchObject({ role: 'ADMIN', is_active: false })
})

test('[A-08] the session of a customer who gets a role ends as the studio’s do, and at once beside a passkey', async () => {
  const app = await startApp()
  const as = await givenAdmin(app)
  const [plain, careful] = [await givenMember(app), await givenMember(app)]
  const passkey = { credential_id: 'of-hana', public_key: 'a key', counter: 0, name: '전화' }
  await app.db
    .insertInto('passkeys')
    .values({ ...passkey, member_id: careful.id, created_at: app.clock.now(), last_used_at: null })
    .execute()

  for (const { id } of [plain, careful]) {
    const body = { role: 'CONSULTANT' } as const
    replyOf(await app.call(changeMember, { params: { id }, body }, { as }))
  }

  expect((await app.call(getMe, {}, { as: careful })).status).toBe(401)
  expect((await app.call(getMe, {}, { as: plain })).status).toBe(200)
  const end = new Date(app.clock.now().getTime() + 14 * DAY_MS)
  const sessions = app.db.selectFrom('sessions').select(['ends_at', 'expires_at'])
  const ofPlain = await sessions.where('member_id', '=', plain.id).execute()
  expect(ofPlain).toEqual([{ ends_at: end, expires_at: end }])
})

test('refuses to change a closed account or an unknown member', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const gone = await givenMember(app)
  await app.db
    .updateTable('members')
    .set({ withdrawn_at: app.clock.now() })
    .where('id', '=', gone.id)
    .execute()
  const body = { role: 'ADMIN' as const }

  expect(await app.call(changeMember, { ...paramsOf(gone), body }, { as: admin })).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
  const nobody = { params: { id: '00000000-0000-4000-8000-000000000000' } }
  expect((await app.call(changeMember, { ...nobody, body }, { as: admin })).status).toBe(404)
  expect((await app.call(getMember, nobody, { as: admin })).status).toBe(404)
})

test('[ADM-02] shows all data of a member, and signs them out device by device', async () => {
  const app = await startApp()
  const { member, booking, order } = await givenBooking(app)
  const as = await givenAdmin(app)
  const inquiry = {
    title: '언제 오나요',
    content: '궁금해요.',
    inquiry_type: 'ETC',
    product_type: 'ETC',
    is_private: false,
  } as never
  await app.call(createInquiry, { body: inquiry }, { as: member })
  const coupon = replyOf(
    await app.call(
      adminCoupons.create,
      {
        body: {
          name: '생일 쿠폰',
          code: 'BIRTHDAY',
          discount_type: 'FIXED',
          discount_value: 5_000,
          start_date: '2026-10-01',
        },
      },
      { as },
    ),
  )
  const give = { coupon_id: coupon.id, reason: '생일' }
  replyOf(await app.call(issueCoupon, { ...paramsOf(member), body: give }, { as }))
  replyOf(
    await app.call(
      adjustPoints,
      { ...paramsOf(member), body: { amount: 700, reason: '사과' } },
      { as },
    ),
  )

  const seen = replyOf(await app.call(getMember, paramsOf(member), { as }))

  expect(seen).toMatchObject({
    id: member.id,
    points: { balance: 700, items: [{ amount: 700, note: '사과' }] },
    coupons: { total: 1, items: [{ code: 'BIRTHDAY', status: 'ACTIVE' }] },
    orders: { total: 1, items: [{ order_number: order.number, status: 'RESULT_SENT' }] },
    bookings: { total: 1, items: [{ id: booking.id, status: 'BOOKED' }] },
    sessions: [{ device: null }],
  })
  const session = seen.sessions[0]!.id
  const end = () => app.call(endMemberSessions, { ...paramsOf(member), query: { session } }, { as })
  expect((await end()).status).toBe(204)
  expect((await app.call(getMe, {}, { as: member })).status).toBe(401)
  expect((await end()).status).toBe(404)
})
