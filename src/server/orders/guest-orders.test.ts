import { expect, test } from 'vitest'
import { issueGuestToken, searchGuestOrders, sendGuestCode } from '#contract/guest-orders.ts'
import { cancelOrder, quoteRefund } from '#contract/order-cancellation.ts'
import { completeOrder, getOrder, listMyOrders, placeGuestOrder } from '#contract/orders.ts'
import { register } from '#contract/sign-up.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { codeSentTo, givenProvenEmail, signUpForm } from '#tests/support/given-accounts.ts'
import {
  givenGuestOrder,
  givenMemberOrder,
  givenReportSent,
  orderRow,
} from '#tests/support/given-orders.ts'

const email = 'hana@example.com'
const phone = '01012345678'

test('exchanges a code sent to the order’s address for a token', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const sent = await app.call(sendGuestCode, { body: { order_number, email, phone } })
  expect(replyOf(sent).success).toBe(true)
  const code = await codeSentTo(app, email)

  const { guest_token } = replyOf(
    await app.call(issueGuestToken, { body: { order_number, email, code } }),
  )

  const params = { order_number }
  const order = replyOf(await app.call(getOrder, { params, query: { guest_token } }))
  expect(order).toMatchObject({ order_number, canonical_status: 'PAYMENT_PENDING' })
  const again = await app.call(issueGuestToken, { body: { order_number, email, code } })
  expect(again).toMatchObject({ status: 410, refusal: { code: 'EMAIL_CODE_EXPIRED' } })
})

test('replies as usual but sends no code when address or phone do not match', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)

  const right = await app.call(sendGuestCode, { body: { order_number, email, phone } })
  for (const wrong of [
    { order_number, email, phone: '01099999999' },
    { order_number, email: 'duri@example.com', phone },
    { order_number: 'GY0000000000', email, phone },
  ]) {
    const answer = await app.call(sendGuestCode, { body: wrong })
    expect(replyOf(answer)).toEqual(replyOf(right))
  }

  const codes = app.db.selectFrom('messages').select('id').where('kind', '=', 'GUEST_CODE')
  expect(await codes.execute()).toHaveLength(1)
})

test('allows five tries per code, within ten minutes', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const send = () => app.call(sendGuestCode, { body: { order_number, email, phone } })
  const exchange = (code: string) =>
    app.call(issueGuestToken, { body: { order_number, email, code } })
  const mismatch = { status: 400, refusal: { code: 'EMAIL_CODE_MISMATCH' } }
  const expired = { status: 410, refusal: { code: 'EMAIL_CODE_EXPIRED' } }
  expect(await exchange('123456')).toMatchObject(mismatch)

  await send()
  for (let tries = 0; tries < 5; tries++) expect(await exchange('wrong')).toMatchObject(mismatch)
  expect(await exchange(await codeSentTo(app, email))).toMatchObject(expired)

  app.clock.advance(MINUTE_MS)
  await send()
  app.clock.advance(10 * MINUTE_MS)
  expect(await exchange(await codeSentTo(app, email))).toMatchObject(expired)
})

test('[SEC-01] a code opens its order once, and only for whoever names its address', async () => {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  await app.call(sendGuestCode, { body: { order_number, email, phone } })
  const code = await codeSentTo(app, email)
  const exchange = (named: string) =>
    app.call(issueGuestToken, { body: { order_number, email: named, code } })

  expect(await exchange('duri@example.com')).toMatchObject({
    status: 400,
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
  const both = await Promise.all([exchange(email), exchange(email)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
})

test('refuses an order without proof, and another person’s order as not found', async () => {
  const app = await startApp()
  const mine = await givenGuestOrder(app)
  const other = await givenGuestOrder(app, { guest_email: 'duri@example.com' })
  const params = { order_number: mine.order_number }
  const calls = [
    (query: object, as?: { token: string }) => app.call(getOrder, { params, query }, { as }),
    (query: object, as?: { token: string }) => app.call(quoteRefund, { params, query }, { as }),
    (query: object, as?: { token: string }) =>
      app.call(cancelOrder, { params, query, body: { reason: '그만둘게요' } }, { as }),
    (query: object, as?: { token: string }) => app.call(completeOrder, { params, query }, { as }),
  ]
  const stranger = await givenMember(app)

  for (const call of calls) {
    expect(await call({})).toMatchObject({ status: 401, refusal: { code: 'SIGN_IN_REQUIRED' } })
    const notFound = { status: 404, refusal: { code: 'ORDER_NOT_FOUND' } }
    expect(await call({ guest_token: other.guest_token })).toMatchObject(notFound)
    expect(await call({}, stranger)).toMatchObject(notFound)
  }
  expect(await orderRow(app, mine.order_number)).toMatchObject({ status: 'PAYMENT_PENDING' })
})

test('a guest token ends after 30 days', async () => {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  app.clock.advance(30 * DAY_MS)

  const answer = await app.call(getOrder, { params: { order_number }, query: { guest_token } })

  expect(answer).toMatchObject({ status: 404, refusal: { code: 'ORDER_NOT_FOUND' } })
})

test('[ORD-17] shows guest, member and administrator their own status names', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const guests = await givenGuestOrder(app)
  const members = await givenMemberOrder(app, member)
  await givenReportSent(app, guests.order_number)
  await givenReportSent(app, members.order_number)
  const admin = await givenAdmin(app)

  const byGuest = await app.call(getOrder, {
    params: { order_number: guests.order_number },
    query: { guest_token: guests.guest_token },
  })
  const params = { order_number: members.order_number }
  const byMember = await app.call(getOrder, { params }, { as: member, language: 'en' })
  const changedByAdmin = await app.call(getOrder, { params }, { as: admin, language: 'vi' })

  expect(replyOf(byGuest)).toMatchObject({ status: 'SHIPPED', status_label: '결과지 발송됨' })
  expect(replyOf(byMember)).toMatchObject({
    status: 'CONSULTING_SCHEDULED',
    status_label: 'Consultation scheduled',
    report_status: 1,
    report_id: expect.any(String),
  })
  expect(replyOf(changedByAdmin)).toMatchObject({
    status: 'RESULT_SENT',
    status_label: 'Đã gửi bảng kết quả',
  })
  const found = await app.call(searchGuestOrders, { query: { email, phone } })
  expect(replyOf(found).items).toMatchObject([{ status: 'SHIPPED', report_status: 1 }])
})

test('[GST-05] assigns guest orders to the account that verifies the same address', async () => {
  const app = await startApp()
  const guests = await givenGuestOrder(app)
  const strangers = await givenGuestOrder(app, { guest_email: 'duri@example.com' })
  await givenProvenEmail(app, email)

  replyOf(await app.call(register, { body: signUpForm({ email }) }))

  const { member_id } = await orderRow(app, guests.order_number)
  const member = await app.db.selectFrom('members').selectAll().executeTakeFirstOrThrow()
  expect(member_id).toBe(member.id)
  expect(await orderRow(app, strangers.order_number)).toMatchObject({ member_id: null })
})

test('[SEC-01] verifying an address takes no order from another member who named it', async () => {
  const app = await startApp()
  const owner = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, owner, { guest_email: email })
  const before = await orderRow(app, order_number)
  await givenProvenEmail(app, email)

  replyOf(await app.call(register, { body: signUpForm({ email }) }))

  expect(before).toMatchObject({ member_id: expect.any(String), contact_email: email })
  expect(await orderRow(app, order_number)).toEqual(before)
})

test('[GST-05] assigns no guest orders to an account with an unverified address', async () => {
  const app = await startApp()
  const member = await givenMember(app, { email: 'hana@example.com' })
  await givenGuestOrder(app)

  expect(replyOf(await app.call(listMyOrders, {}, { as: member })).total).toBe(0)
})

test('places a guest order through the guest call, even with a session', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { guest_name, guest_email, guest_phone } = {
    guest_name: '김하나',
    guest_email: email,
    guest_phone: phone,
  }
  const body = { consulting_type: 'HAIR_CONSULTING' as const, guest_name, guest_email, guest_phone }

  const { order_number } = replyOf(await app.call(placeGuestOrder, { body }, { as: member }))

  expect(await orderRow(app, order_number)).toMatchObject({ member_id: null, agreed_refund: null })
})
