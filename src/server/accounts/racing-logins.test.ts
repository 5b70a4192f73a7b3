import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { connectLogin } from '#contract/my-logins.ts'
import { login } from '#contract/sign-in.ts'
import { linkSocialLogin } from '#contract/social-login.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'
import {
  ADMIN_KEY,
  atProvider,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'

const sessionsOf = ({ db }: TestApp) => db.selectFrom('sessions').select('member_id').execute()

/** Disables all members in a transaction; the change is visible once it has ended. */
async function whileDisabling({ db }: TestApp) {
  const disabling = await openTransaction(db)
  await disabling.tx.updateTable('members').set({ is_active: false }).execute()
  return disabling
}

test('a member who is disabled during the login gets no session, not even after being enabled again', async () => {
  const app = await startApp()
  const { userId } = await givenAccount(app)
  const disabling = await whileDisabling(app)

  const signingIn = app.call(login, { body: { user_id: userId, password: PASSWORD } })
  await untilWaiting(app, 1)
  await disabling.end('commit')

  expect((await signingIn).status).toBe(401)
  expect(await sessionsOf(app)).toEqual([])
})

test('[SOC-02] neither does a member who returns from a provider at that moment', async () => {
  const { app } = await startAppWithProviders()
  replyOf(await signInAt(app, 'google'))
  await app.db.deleteFrom('sessions').execute()
  const disabling = await whileDisabling(app)

  const signingIn = signInAt(app, 'google')
  await untilWaiting(app, 1)
  await disabling.end('commit')

  expect((await signingIn).status).toBe(401)
  expect(await sessionsOf(app)).toEqual([])
})

test('[SOC-02] [WDR-01] linking a login while the account is closing waits, and finds no account', async () => {
  const { app, providers } = await startAppWithProviders()
  const member = await givenMember(app, { email: 'seoyeon@example.com' })
  providers.state.person = { id: '12', name: '이서연', email: member.email, verified: true }
  const waiting = replyOf(await signInAt(app, 'google'))
  const link_token = ('link_token' in waiting && waiting.link_token) || ''
  const other = await openTransaction(app.db)
  await other.tx.selectFrom('members').select('id').forUpdate().execute()

  const leaving = app.call(withdraw, {}, { as: member })
  await untilWaiting(app, 1)
  const linking = app.call(linkSocialLogin, { body: { link_token } }, { as: member })
  await untilWaiting(app, 2)
  await other.end('commit')

  expect(await leaving).toMatchObject({ status: 200 })
  expect(await linking).toMatchObject({ status: 410, refusal: { code: 'LINK_EXPIRED' } })
})

test('[SOC-02] connecting a login during its provider’s deletion request does not deadlock', async () => {
  const { app, providers } = await startAppWithProviders()
  const member = await givenMember(app)
  const person = { provider: 'kakao', subject: '77', member_id: member.id } as const
  await app.db
    .insertInto('social_logins')
    .values({ ...person, created_at: new Date() })
    .execute()
  providers.state.person = { id: '77', name: '이서연' }
  const { body } = await atProvider(app, 'kakao')
  const other = await openTransaction(app.db)
  await other.tx.selectFrom('members').select('id').forUpdate().execute()

  const connecting = app.call(connectLogin, { params: { provider: 'kakao' }, body }, { as: member })
  await untilWaiting(app, 1)
  const forgetting = app.app.inject({
    method: 'POST',
    url: '/v1/social/kakao/unlink',
    headers: { authorization: `KakaoAK ${ADMIN_KEY}` },
    payload: { app_id: '1', user_id: '77', referrer_type: 'UNLINK_FROM_APPS' },
  })
  await untilWaiting(app, 2)
  await other.end('commit')

  expect(await connecting).toMatchObject({ status: 200 })
  expect((await forgetting).statusCode).toBe(200)
})
