import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { getSocialDeletion } from '#contract/social-deletions.ts'
import { linkSocialLogin } from '#contract/social-login.ts'
import { onAccountClosed } from '#server/routes.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { ADMIN_KEY, signInAt, startAppWithProviders } from '#tests/support/given-social.ts'
import { givenOrderIn } from '#tests/support/given-surveys.ts'
import { finishSocialDeletions } from './handle-social-deletion.ts'

const SUBJECT = '81004412'

type Started = Awaited<ReturnType<typeof startAppWithProviders>>

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Format of Facebook's documentation: signature, a dot, the payload, both base64url. */
function signedRequest(secret: string, payload: object) {
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${createHmac('sha256', secret).update(text).digest('base64url')}.${text}`
}

const deleteAtFacebook = ({ app }: Started, signed_request: string) =>
  app.app.inject({
    method: 'POST',
    url: '/v1/social/facebook/data-deletion',
    headers: form,
    payload: new URLSearchParams({ signed_request }).toString(),
  })

const requestDeletion = (started: Started, subject = SUBJECT) => {
  const { clientSecret } = started.providers.settingsOf('facebook')
  const payload = { user_id: subject, algorithm: 'HMAC-SHA256', issued_at: 1_762_300_000 }
  return deleteAtFacebook(started, signedRequest(clientSecret, payload))
}

async function signedInAt(app: TestApp, provider: 'facebook' | 'kakao') {
  const reply = replyOf(await signInAt(app, provider))
  if (!reply.success) throw new Error(reply.message)
  return { token: reply.access_token, id: reply.user_info.id }
}

const membersLeft = ({ db }: TestApp) =>
  db.selectFrom('members').select('id').where('withdrawn_at', 'is', null).execute()

test('[SOC-02] erases the account on Facebook’s deletion request if it has no other login, and shows a status page', async () => {
  const started = await startAppWithProviders()
  const { app } = started
  const member = await signedInAt(app, 'facebook')

  const answer = await requestDeletion(started)

  expect(answer.statusCode).toBe(200)
  const { url, confirmation_code: code } = answer.json<Record<string, string>>()
  expect(url).toBe(`http://gyeol.test/data-deletion/${code}`)
  const deletion = replyOf(await app.call(getSocialDeletion, { params: { code: code! } }))
  expect(deletion.done_at).not.toBeNull()
  expect(await membersLeft(app)).toEqual([])
  expect(await app.call(getMe, {}, { as: member })).toMatchObject({ status: 401 })
})

test('[SOC-02] a deletion request of Kakao removes a pending link', async () => {
  const { app } = await startAppWithProviders()
  const member = await givenMember(app, { email: 'seoyeon@example.com' })
  const waiting = replyOf(await signInAt(app, 'kakao'))
  const link_token = ('link_token' in waiting && waiting.link_token) || ''

  await app.app.inject({
    method: 'POST',
    url: '/v1/social/kakao/unlink',
    headers: { ...form, authorization: `KakaoAK ${ADMIN_KEY}` },
    payload: `app_id=1&user_id=${SUBJECT}&referrer_type=UNLINK_FROM_APPS`,
  })

  expect(await app.call(linkSocialLogin, { body: { link_token } }, { as: member })).toMatchObject({
    status: 410,
    refusal: { code: 'LINK_EXPIRED' },
  })
})

test('[SEC-01] ignores a request that Facebook did not sign', async () => {
  const started = await startAppWithProviders()
  await signedInAt(started.app, 'facebook')
  const payload = { user_id: SUBJECT, algorithm: 'HMAC-SHA256' }
  const { clientSecret } = started.providers.settingsOf('facebook')
  const forged = [
    signedRequest('another-secret', payload),
    signedRequest(clientSecret, { ...payload, algorithm: 'none' }),
    `${signedRequest(clientSecret, payload).split('.')[0]}.${Buffer.from('{}').toString('base64url')}`,
    'no-dot-at-all',
  ]

  for (const request of forged) {
    expect((await deleteAtFacebook(started, request)).statusCode).toBe(403)
  }
  expect(await membersLeft(started.app)).toHaveLength(1)
})

test('replies alike for an unknown person; an unknown code is not found', async () => {
  const started = await startAppWithProviders()

  expect((await requestDeletion(started, '1')).statusCode).toBe(200)
  const params = { code: '0'.repeat(24) }
  expect(await started.app.call(getSocialDeletion, { params })).toMatchObject({ status: 404 })
})

test('[WDR-01] waits while an order is open, and erases the account in a later job', async () => {
  const started = await startAppWithProviders()
  const { app } = started
  const { id } = await signedInAt(app, 'facebook')
  const owner = await givenMember(app)
  const order = await givenOrderIn(app, { member: owner, status: 'RESULT_SENT' })
  await app.db.updateTable('orders').set({ member_id: id }).execute()

  const { confirmation_code: code } = (await requestDeletion(started)).json<
    Record<string, string>
  >()
  const far = async () =>
    replyOf(await app.call(getSocialDeletion, { params: { code: code! } })).done_at
  const finish = () => finishSocialDeletions(app.deps, onAccountClosed(app.deps))
  expect(await far()).toBeNull()
  expect(await finish()).toBe(0)
  await app.db
    .updateTable('orders')
    .set({ status: 'CONSULTING_COMPLETED' })
    .where('number', '=', order.number)
    .execute()
  expect(await finish()).toBe(1)

  expect(await far()).not.toBeNull()
  expect(await membersLeft(app)).toEqual([{ id: owner.id }])
})

test('keeps an account that got another login while the deletion waited', async () => {
  const started = await startAppWithProviders()
  const { app } = started
  const { id } = await signedInAt(app, 'facebook')
  const owner = await givenMember(app)
  await givenOrderIn(app, { member: owner, status: 'RESULT_SENT' })
  await app.db.updateTable('orders').set({ member_id: id }).execute()
  await requestDeletion(started)

  const own = { email: 'mine@example.com' }
  await app.db.updateTable('members').set(own).where('id', '=', id).execute()
  await app.db.updateTable('orders').set({ status: 'CONSULTING_COMPLETED' }).execute()

  expect(await finishSocialDeletions(app.deps, onAccountClosed(app.deps))).toBe(1)
  expect(await membersLeft(app)).toContainEqual({ id })
})

test('[SOC-02] accepts Kakao’s unlink notification by POST or GET, with its key only', async () => {
  const { app } = await startAppWithProviders()
  const member = await signedInAt(app, 'kakao')
  const url = '/v1/social/kakao/unlink'
  const fields = `app_id=1&user_id=${SUBJECT}&referrer_type=UNLINK_FROM_APPS`
  const call = (authorization: string, method: 'GET' | 'POST' = 'POST') =>
    app.app.inject(
      method === 'GET'
        ? { method, url: `${url}?${fields}`, headers: { authorization } }
        : { method, url, payload: fields, headers: { ...form, authorization } },
    )
  const providers = async () => replyOf(await app.call(getMe, {}, { as: member })).providers

  expect((await call('KakaoAK a-guess')).statusCode).toBe(403)
  expect(await providers()).toEqual(['kakao'])
  expect((await call(`KakaoAK ${ADMIN_KEY}`)).statusCode).toBe(200)
  // The address that Kakao verified can receive a temporary password: the account stays.
  expect(await providers()).toEqual([])
  expect((await call(`KakaoAK ${ADMIN_KEY}`, 'GET')).statusCode).toBe(200)
})

test('[SOC-02] keeps the only login of the last administrator until somebody else can administer', async () => {
  const started = await startAppWithProviders()
  const { app, providers } = started
  providers.state.person = { id: SUBJECT, name: '박세나' }
  const owner = await signedInAt(app, 'facebook')
  await app.db.updateTable('members').set({ role: 'ADMIN' }).where('id', '=', owner.id).execute()
  const finish = () => finishSocialDeletions(app.deps, onAccountClosed(app.deps))
  const isDone = async (code: string) =>
    replyOf(await app.call(getSocialDeletion, { params: { code } })).done_at !== null

  const { confirmation_code: code = '' } = (await requestDeletion(started)).json<
    Record<string, string>
  >()

  expect(await isDone(code)).toBe(false)
  expect(await finish()).toBe(0)
  expect(await signedInAt(app, 'facebook')).toMatchObject({ id: owner.id })

  // An administrator without any login, or a disabled one, does not count.
  const other = await givenMember(app, { email: '', role: 'ADMIN' })
  expect(await finish()).toBe(0)
  const canComeIn = { email: 'sena@example.com', is_active: false }
  await app.db.updateTable('members').set(canComeIn).where('id', '=', other.id).execute()
  expect(await finish()).toBe(0)
  await app.db.updateTable('members').set({ is_active: true }).where('id', '=', other.id).execute()
  expect(await finish()).toBe(1)

  expect(await isDone(code)).toBe(true)
  expect(await signedInAt(app, 'facebook')).not.toMatchObject({ id: owner.id })
  expect(await membersLeft(app)).toContainEqual({ id: owner.id })
})

test('[SOC-02] removes the login of an administrator with a password or address at once, and keeps the account', async () => {
  const started = await startAppWithProviders()
  const { app } = started
  const owner = await signedInAt(app, 'facebook')
  await app.db
    .updateTable('members')
    .set({ role: 'ADMIN', email: 'sena@example.com' })
    .where('id', '=', owner.id)
    .execute()

  const { confirmation_code: code } = (await requestDeletion(started)).json<
    Record<string, string>
  >()

  const deletion = replyOf(await app.call(getSocialDeletion, { params: { code: code! } }))
  expect(deletion.done_at).not.toBeNull()
  expect(await membersLeft(app)).toEqual([{ id: owner.id }])
  expect(await app.db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})
