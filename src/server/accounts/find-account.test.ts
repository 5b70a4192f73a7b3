import { expect, test } from 'vitest'
import { getSite } from '#contract/content.ts'
import { findPassword, findUserId, login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenAccount, temporaryPasswordSentTo } from '#tests/support/given-accounts.ts'
import { purgeTemporaryPasswords } from './index.ts'

const email = 'hana95@example.com'
const noMatch = {
  status: 404,
  refusal: { code: 'NO_MATCH', message: '검색 결과가 없어요.' },
}
const messagesOf = ({ db }: TestApp) =>
  db.selectFrom('messages').select(['kind', 'recipient', 'language', 'text']).execute()

test('[FND-01] sends the ID by email and masks it in the reply', async () => {
  const app = await startApp()
  await givenAccount(app)
  await app.db.updateTable('members').set({ language: 'vi' }).execute()

  const answer = await app.call(findUserId, {
    body: { name: ' 김 하나', email: ' Hana95@Example.com' },
  })

  expect(answer).toMatchObject({
    status: 200,
    reply: {
      success: true,
      masked_user_id: 'ha***',
      message: '지금은 이 사이트에서 메일이 나가지 않아요. 아이디 전체는 스튜디오에 물어봐 주세요.',
    },
  })
  expect(JSON.stringify(answer)).not.toContain('hana95')
  expect(await messagesOf(app)).toMatchObject([
    { kind: 'FIND_ID', recipient: email, language: 'vi', text: expect.stringContaining('hana95') },
  ])
})

// biome-ignore format: a table reads by columns
test.each([
  ['another name',        { name: '이수연', email }],
  ['another address',     { name: '김하나', email: 'nobody@example.com' }],
  ['a part of the name',  { name: '김', email }],
])('[FND-01] an ID is not found by %s', async (_what, body) => {
  const app = await startApp()
  await givenAccount(app)

  expect(await app.call(findUserId, { body })).toMatchObject(noMatch)
  expect(await messagesOf(app)).toEqual([])
})

// biome-ignore format: a table reads by columns
test.each([
  ['another ID',      { user_id: 'nobody', email }],
  ['another address', { user_id: 'hana95', email: 'nobody@example.com' }],
])('[FND-01] a password is not found by %s', async (_what, body) => {
  const app = await startApp()
  await givenAccount(app)

  expect(await app.call(findPassword, { body })).toMatchObject(noMatch)
  expect(await messagesOf(app)).toEqual([])
})

test('[FND-01] does not find a closed account', async () => {
  const app = await startApp()
  await givenAccount(app)
  await app.db.updateTable('members').set({ withdrawn_at: app.clock.now() }).execute()

  expect(await app.call(findUserId, { body: { name: '김하나', email } })).toMatchObject(noMatch)
  expect(await app.call(findPassword, { body: { user_id: 'hana95', email } })).toMatchObject(
    noMatch,
  )
})

test('[FND-02] stores a temporary password only as a hash, and deletes it when it expires', async () => {
  const app = await startApp()
  await givenAccount(app)

  const answer = await app.call(findPassword, { body: { user_id: 'HANA95', email } })

  expect(answer).toMatchObject({
    status: 200,
    reply: {
      success: true,
      message:
        '지금은 이 사이트에서 메일이 나가지 않아요. 임시 비밀번호는 스튜디오에 물어봐 주세요.',
    },
  })
  const temporary = await temporaryPasswordSentTo(app, email)
  expect(JSON.stringify(answer)).not.toContain(temporary)
  const rows = await app.db.selectFrom('temporary_passwords').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(temporary)

  expect(await purgeTemporaryPasswords(app.deps)).toBe(0)
  app.clock.advance(30 * MINUTE_MS)
  expect(await purgeTemporaryPasswords(app.deps)).toBe(1)
})

test('[SEC-03] limits requests for one mailbox to five in ten minutes, also concurrent ones', async () => {
  const app = await startApp()
  await givenAccount(app)
  const byName = Array.from({ length: 4 }, (_, at) =>
    app.call(findUserId, { body: { name: `김하나${at}`, email } }),
  )
  const byId = Array.from({ length: 4 }, (_, at) =>
    app.call(findPassword, { body: { user_id: `hana${at}`, email } }),
  )

  const statuses = (await Promise.all([...byName, ...byId])).map(({ status }) => status)

  expect(statuses.filter((status) => status === 404)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(await app.call(findUserId, { body: { name: '김하나', email } })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '600' },
  })
  app.clock.advance(10 * MINUTE_MS)
  expect((await app.call(findUserId, { body: { name: '김하나', email } })).status).toBe(200)
})

test('a stranger’s request changes nothing for the member', async () => {
  const app = await startApp()
  const { userId, password } = await givenAccount(app)
  await app.call(findPassword, { body: { user_id: userId, email } })

  const answer = await app.call(login, { body: { user_id: userId, password } })

  expect(answer).toMatchObject({ reply: { user_info: { must_change_password: false } } })
})

test('[O-07] says whether ID and password are sent by mail or stay in the outbox', async () => {
  const mail = { from: '결 <studio@gyeol.test>', send: async () => {}, close() {} }
  for (const [given, idWords, passwordWords] of [
    [{ mail }, '이메일로 아이디를 보냈어요', '이메일로 임시 비밀번호를 보냈어요'],
    [{}, '아이디 전체는 스튜디오에 물어봐 주세요', '임시 비밀번호는 스튜디오에 물어봐 주세요'],
  ] as const) {
    const app = await startApp(given)
    const { userId } = await givenAccount(app)
    const { name, email: address } = await givenMember(app)
    const found = await app.call(findUserId, { body: { name, email: address } })
    expect(replyOf(found).message).toContain(idWords)
    const made = await app.call(findPassword, { body: { user_id: userId, email } })
    expect(replyOf(made).message).toContain(passwordWords)
    expect(replyOf(await app.call(getSite, {})).mail).toBe('mail' in given ? 'sent' : 'outbox')
  }
})
