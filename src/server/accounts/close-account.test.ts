import { expect, test } from 'vitest'
import { getMe, updateMe, withdraw } from '#contract/accounts.ts'
import { listMembers } from '#contract/admin-members.ts'
import { getAdminOrder, listOrders } from '#contract/admin-orders.ts'
import { changeMyConsent } from '#contract/consents.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { listPublicInquiries } from '#contract/inquiries.ts'
import { completeOrder } from '#contract/orders.ts'
import { login, refresh } from '#contract/sign-in.ts'
import { checkUserId } from '#contract/sign-up.ts'
import { eraseDepositors } from '#server/orders/index.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { cookiesOf, givenAccount, givenSignedUp, PASSWORD } from '#tests/support/given-accounts.ts'
import { givenInquiry, inquiryOf } from '#tests/support/given-inquiries.ts'
import { givenDeposit, givenMemberOrder, orderRow } from '#tests/support/given-orders.ts'
import { givenPublishedReport } from '#tests/support/given-reports.ts'
import { purgeRetainedRecords } from './retained-records.ts'

const name = '유일무이한이름'

async function signedIn(app: TestApp, user_id = 'hana95') {
  const answer = await app.call(login, { body: { user_id, password: PASSWORD } })
  const { access_token: token } = replyOf(answer)
  return { token, cookie: cookiesOf(answer).refresh_token!.value }
}

/** Names of the tables that contain one of the given texts in any row. */
async function tablesThatKnow({ db }: TestApp, words: readonly string[]) {
  const tables = await db.introspection.getTables()
  const known: string[] = []
  for (const { name: table } of tables.filter(
    ({ isView, schema }) => !isView && schema === 'public',
  )) {
    const rows = await db
      .selectFrom(table as 'members')
      .selectAll()
      .execute()
    const text = JSON.stringify(rows)
    if (words.some((word) => text.includes(word))) known.push(table)
  }
  return known.sort()
}

test('[WDR-01] closing an account leaves only the records that the law requires', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const { email, phone } = await givenSignedUp(app, { name, phone: '010-8888-7777' })
  const { token, cookie } = await signedIn(app)
  const member = { ...admin, name, email, phone, token }
  const profile = {
    phone,
    postal_code: '04524',
    basic_address: '비밀스러운 거리',
    detailed_address: '9층',
  }
  replyOf(await app.call(updateMe, { body: profile }, { as: member }))
  const { id: member_id } = replyOf(await app.call(getMe, {}, { as: member }))
  const social = {
    provider: 'google',
    subject: 'a-subject',
    member_id,
    created_at: app.clock.now(),
  } as const
  await app.db.insertInto('social_logins').values(social).execute()
  const buyer = { guest_name: name, guest_email: email, guest_phone: phone }
  const { order_number } = await givenMemberOrder(app, member, buyer, { idempotencyKey: 'order' })
  const question = inquiryOf({ content: '남모르는 고민' })
  await givenInquiry(app, question, { as: member, idempotencyKey: 'question' })

  const answer = await app.call(withdraw, {}, { as: member })

  expect(replyOf(answer)).toEqual({ success: true, message: '회원 탈퇴가 완료되었습니다.' })
  expect(cookiesOf(answer)).toMatchObject({
    access_token: { value: '' },
    refresh_token: { value: '' },
  })
  const words = [
    name,
    email,
    '01088887777',
    '비밀스러운 거리',
    '남모르는 고민',
    'hana95',
    'a-subject',
  ]
  expect(await tablesThatKnow(app, words)).toEqual(['orders', 'rate_limits', 'retained_records'])
  expect((await app.call(getMe, {}, { as: member })).status).toBe(401)
  const again = await app.call(refresh, {}, { headers: { cookie: `refresh_token=${cookie}` } })
  expect(again.status).toBe(401)

  expect(await orderRow(app, order_number)).toMatchObject({ status: 'CANCELLED', contact_name: '' })
  const params = { order_number }
  expect((await app.call(getAdminOrder, { params }, { as: admin })).status).toBe(200)
  expect((await app.call(listOrders, {}, { as: admin })).status).toBe(200)
  expect(replyOf(await app.call(listPublicInquiries, {})).total).toBe(0)
  const members = replyOf(
    await app.call(listMembers, { query: { status: 'withdrawn' } }, { as: admin }),
  )
  expect(members.items).toMatchObject([{ is_withdrawn: true, name: '', email: '' }])
})

test('[LOG-03] tells a former member at the login, only with the right password, that the account is closed', async () => {
  const app = await startApp()
  const { userId } = await givenAccount(app)
  await app.call(withdraw, {}, { as: await signedIn(app) })
  const signIn = (password: string) => app.call(login, { body: { user_id: 'HANA95', password } })

  expect(await signIn(PASSWORD)).toMatchObject({
    status: 403,
    refusal: { code: 'WITHDRAWN_MEMBER', message: '탈퇴한 회원이에요.' },
  })
  expect((await signIn('another-password')).status).toBe(401)
  const free = replyOf(await app.call(checkUserId, { body: { user_id: userId } }))
  expect(free.available).toBe(false)
})

test('[WDR-01] the address can sign up again, and finds no earlier data', async () => {
  const app = await startApp()
  const { email } = await givenSignedUp(app)
  const before = { ...(await givenMember(app)), ...(await signedIn(app)) }
  await givenMemberOrder(app, before)
  replyOf(await app.call(withdraw, {}, { as: before }))

  await givenSignedUp(app, { user_id: 'hana96' })

  const rows = await app.db
    .selectFrom('orders')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .select('user_id')
    .execute()
  expect(rows.map(({ user_id }) => user_id)).toEqual([expect.stringMatching(/^withdrawn-/)])
  const query = { email, phone: '01012345678' }
  expect(replyOf(await app.call(searchGuestOrders, { query })).items).toEqual([])
})

test('[WDR-01] a paid order that is not finished keeps the account open', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  await givenDeposit(app, order_number)

  expect(await app.call(withdraw, {}, { as: member })).toMatchObject({
    status: 409,
    refusal: { code: 'OPEN_ORDER', order_numbers: [order_number] },
  })
  expect((await app.call(getMe, {}, { as: member })).status).toBe(200)
})

test('[WDR-01] erases survey answers and photos of the person', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { params } = await givenPublishedReport(app, { member })
  replyOf(await app.call(completeOrder, { params }, { as: member }))

  replyOf(await app.call(withdraw, {}, { as: member }))

  expect(await app.db.selectFrom('surveys').selectAll().execute()).toEqual([])
  expect(await app.db.selectFrom('survey_photos').selectAll().execute()).toEqual([])
})

test('[WDR-01] refuses an administrator until the role is removed', async () => {
  const app = await startApp()

  expect(await app.call(withdraw, {}, { as: await givenAdmin(app) })).toMatchObject({ status: 403 })
})

test('[WDR-01] retains the login history for three months, apart from the account', async () => {
  const app = await startApp()
  await givenAccount(app)
  const body = { user_id: 'hana95', password: PASSWORD }
  const headers = { 'user-agent': 'A browser of theirs' }
  const { access_token: token } = replyOf(await app.call(login, { body }, { headers }))
  const consent = { params: { kind: 'marketing_email' }, body: { is_given: true } } as const
  replyOf(await app.call(changeMyConsent, consent, { as: { token } }))
  replyOf(await app.call(withdraw, {}, { as: { token } }))
  const retainedRecords = () =>
    app.db.selectFrom('retained_records').select(['kind', 'content']).orderBy('kind').execute()

  app.clock.advance(88 * DAY_MS)
  expect(await purgeRetainedRecords(app.deps)).toBe(0)
  expect(await retainedRecords()).toMatchObject([
    {
      kind: 'access',
      content: { user_id: 'hana95', ip: '127.0.0.1', user_agent: headers['user-agent'] },
    },
    { kind: 'advertising', content: { user_id: 'hana95' } },
  ])
  expect(await app.db.selectFrom('sessions').selectAll().execute()).toEqual([])

  app.clock.advance(6 * DAY_MS)
  await purgeRetainedRecords(app.deps)
  expect(await retainedRecords()).toMatchObject([{ kind: 'advertising' }])

  app.clock.advance(92 * DAY_MS)
  await purgeRetainedRecords(app.deps)
  expect(await retainedRecords()).toEqual([])
})

test('[WDR-01] erases retained records when their period is over', async () => {
  const app = await startApp()
  await givenAccount(app)
  const member = { ...(await givenMember(app)), ...(await signedIn(app)) }
  await givenMemberOrder(app, member)
  await givenInquiry(app, inquiryOf(), { as: member })
  replyOf(await app.call(withdraw, {}, { as: member }))
  const kinds = async () =>
    (await app.db.selectFrom('retained_records').select('kind').execute())
      .map(({ kind }) => kind)
      .sort()
  expect(await kinds()).toEqual(['access', 'inquiry', 'order'])

  app.clock.advance(3 * 366 * DAY_MS)
  await purgeRetainedRecords(app.deps)
  expect(await kinds()).toEqual(['order'])

  app.clock.advance(2 * 366 * DAY_MS)
  await purgeRetainedRecords(app.deps)
  expect(await kinds()).toEqual([])
  expect(await eraseDepositors(app.deps)).toBe(1)
  const body = { user_id: 'hana95', password: PASSWORD }
  expect((await app.call(login, { body })).status).toBe(401)
})
