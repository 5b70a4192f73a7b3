import { expect, test } from 'vitest'
import { answerInquiry, changeInquiry } from '#contract/admin-inquiries.ts'
import {
  getUnreadCounts,
  markKindAsRead,
  type UnreadKind,
  unreadKinds,
} from '#contract/notifications.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { completeOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenInquiry, inquiryOf } from '#tests/support/given-inquiries.ts'
import { givenDeposit, givenMemberOrder } from '#tests/support/given-orders.ts'
import { givenPublishedReport } from '#tests/support/given-reports.ts'

const nothing = {
  order_count: 0,
  result_count: 0,
  inquiry_count: 0,
  inquiry_answer_count: 0,
  new_inquiry_count: 0,
}

const unreadCountsOf = async (app: TestApp, as: GivenMember) =>
  replyOf(await app.call(getUnreadCounts, {}, { as }))
const read = (app: TestApp, as: GivenMember, kind: UnreadKind) =>
  app.call(markKindAsRead, { params: { kind } }, { as })

test('[NTF-01] counts changes to a member’s orders by others, not their own', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const stranger = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  expect(await unreadCountsOf(app, member)).toEqual(nothing)

  await givenDeposit(app, order_number)

  expect(await unreadCountsOf(app, member)).toEqual({ ...nothing, order_count: 1 })
  expect(await unreadCountsOf(app, stranger)).toEqual(nothing)
  expect((await read(app, member, 'noti_order')).status).toBe(204)
  expect(await unreadCountsOf(app, member)).toEqual(nothing)

  const body = { reason: '마음이 바뀌었어요' }
  const params = { order_number: (await givenMemberOrder(app, member)).order_number }
  replyOf(await app.call(cancelOrder, { params, body }, { as: member }))
  expect(await unreadCountsOf(app, member)).toEqual(nothing)
})

test('[NTF-01] counts a published sheet separately', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  const { params } = await givenPublishedReport(app, { member })

  expect((await unreadCountsOf(app, member)).result_count).toBe(1)
  await read(app, member, 'noti_result')
  replyOf(await app.call(completeOrder, { params }, { as: member }))
  expect((await unreadCountsOf(app, member)).result_count).toBe(0)
  expect((await unreadCountsOf(app, member)).order_count).toBeGreaterThan(0)
})

test('[NTF-01] counts an inquiry for every administrator, and its answer and closing for its author', async () => {
  const app = await startApp()
  const [first, second] = [await givenAdmin(app), await givenAdmin(app)]
  const member = await givenMember(app)
  const { id } = await givenInquiry(app, inquiryOf(), { as: member })
  await givenInquiry(app)
  expect((await unreadCountsOf(app, first)).new_inquiry_count).toBe(2)
  expect(await unreadCountsOf(app, member)).toEqual(nothing)

  await read(app, first, 'noti_new_inquiry')
  expect((await unreadCountsOf(app, first)).new_inquiry_count).toBe(0)
  expect((await unreadCountsOf(app, second)).new_inquiry_count).toBe(2)

  const answer = { params: { id }, body: { content: '닷새쯤 걸려요.' } }
  replyOf(await app.call(answerInquiry, answer, { as: first }))
  const close = { params: { id }, body: { status: 'CLOSED' as const } }
  replyOf(await app.call(changeInquiry, close, { as: first }))
  replyOf(await app.call(changeInquiry, close, { as: first }))

  expect(await unreadCountsOf(app, member)).toEqual({
    ...nothing,
    inquiry_count: 1,
    inquiry_answer_count: 1,
  })
})

test('[NTF-01] counts no new inquiries for a former administrator', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  await givenInquiry(app)
  await app.db.updateTable('members').set({ role: 'USER' }).where('id', '=', admin.id).execute()

  expect(await unreadCountsOf(app, admin)).toEqual(nothing)
})

test('[NTF-02] marks each kind as read; an unknown kind is not found', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  for (const kind of unreadKinds) expect((await read(app, member, kind)).status).toBe(204)
  expect((await read(app, member, 'noti_all' as UnreadKind)).status).toBe(404)
})

test('[NTF-01] badges are for members, with or without a trailing slash in the URL', async () => {
  const app = await startApp()
  const { token } = await givenMember(app)
  const headers = { authorization: `Bearer ${token}` }

  expect((await app.call(getUnreadCounts, {})).status).toBe(401)
  const answer = await app.app.inject({ url: '/v1/notifications/', headers })
  expect(answer.json()).toEqual(nothing)
})
