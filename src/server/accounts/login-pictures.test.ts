import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getMe, getMyPicture, withdraw } from '#contract/accounts.ts'
import { connectLogin, disconnectLogin } from '#contract/my-logins.ts'
import { linkSocialLogin } from '#contract/social-login.ts'
import { type SocialProvider, socialProviders } from '#domain/accounts/social-providers.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenMember } from '#tests/support/given.ts'
import {
  ADMIN_KEY,
  atProvider,
  signInAt,
  startAppWithProviders,
} from '#tests/support/given-social.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { givenTurnedPhotoWithPlace } from '#tests/support/pictures.ts'
import type { SocialAnswer } from '#tests/support/social-answers.ts'

/** Providers that return a profile picture, and a storage for it. */
async function startWithPictures() {
  const storage = memoryStorage()
  const { app, providers } = await startAppWithProviders({ storage })
  providers.state.picture = await givenTurnedPhotoWithPlace()
  return { app, providers, storage }
}

async function signedInAt(app: TestApp, provider: SocialProvider) {
  const reply = replyOf(await signInAt(app, provider))
  if (!reply.success) throw new Error(reply.message)
  return { token: reply.access_token, id: reply.user_info.id }
}

const pictureOf = async (app: TestApp, as: { readonly token: string }) =>
  replyOf(await app.call(getMe, {}, { as })).picture

test.each(socialProviders)(
  '[MYP-02] stores the profile picture of %s re-encoded and serves it to its member only',
  async (provider) => {
    const { app, providers, storage } = await startWithPictures()
    const member = await signedInAt(app, provider)

    expect(await pictureOf(app, member)).toEqual({ data: { url: '/v1/users/me/picture' } })
    const served = await app.app.inject({
      url: '/api/v1/users/me/picture',
      headers: { cookie: `access_token=${member.token}` },
    })
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
    })
    const { width, height, exif } = await sharp(served.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 300, height: 400, exif: undefined })
    expect(storage.keys()).toHaveLength(1)

    providers.state.person = { id: '12', name: '남' }
    providers.state.picture = null
    const other = await signedInAt(app, provider)
    expect(await pictureOf(app, other)).toBeNull()
    expect((await app.call(getMyPicture, {}, { as: other })).status).toBe(404)
    expect((await app.call(getMyPicture, {})).status).toBe(401)
  },
)

// biome-ignore format: a table reads by columns
test.each<[string, SocialAnswer]>([
  ['is not there',      [404, 'gone']],
  ['is a fault',        [500, 'fault']],
  ['is no picture',     [200, '<svg xmlns="http://www.w3.org/2000/svg"/>']],
  ['is nothing at all', [200, '']],
])('[MYP-02] a picture that %s does not prevent the login', async (_what, answer) => {
  const { app, providers, storage } = await startWithPictures()
  providers.state.instead = { picture: answer }

  expect(await pictureOf(app, await signedInAt(app, 'kakao'))).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('[MYP-02] a full storage does not prevent the login', async () => {
  const { app, providers, storage } = await startWithPictures()
  storage.put = () => Promise.reject(new Error('no space left'))

  expect(await pictureOf(app, await signedInAt(app, 'google'))).toBeNull()
  expect(providers.state.picture).not.toBeNull()
})

test('[MYP-02] fetches no picture from other hosts than the provider’s', async () => {
  const { app, providers, storage } = await startWithPictures()
  const picture = `${providers.url.replace('127.0.0.1', 'localhost')}/google/picture`
  providers.state.person = { id: '12', name: '이서연', picture }

  expect(await pictureOf(app, await signedInAt(app, 'google'))).toBeNull()
  expect(storage.keys()).toEqual([])
})

test('[MYP-02] shows the picture of the first login, stores one for each login, and deletes it with the login', async () => {
  const { app, storage } = await startWithPictures()
  const member = await givenMember(app)
  for (const provider of ['naver', 'kakao'] as const) {
    const { body } = await atProvider(app, provider)
    replyOf(await app.call(connectLogin, { params: { provider }, body }, { as: member }))
    app.clock.advance(1_000)
  }
  expect(storage.keys()).toHaveLength(2)
  const first = replyOf(await app.call(getMyPicture, {}, { as: member }))
  await app.db.updateTable('members').set({ password_hash: 'a hash' }).execute()
  const disconnect = (provider: SocialProvider) =>
    app.call(disconnectLogin, { params: { provider } }, { as: member })

  expect((await disconnect('kakao')).status).toBe(204)
  expect(storage.keys()).toHaveLength(1)
  expect(replyOf(await app.call(getMyPicture, {}, { as: member }))).toEqual(first)
  expect((await disconnect('naver')).status).toBe(204)
  expect(storage.keys()).toEqual([])
  expect(await pictureOf(app, member)).toBeNull()
})

test('[MYP-02] stores the picture of a pending login once it is linked', async () => {
  const { app, providers, storage } = await startWithPictures()
  providers.state.instead = { picture: [404, 'gone'] }
  const member = await signedInAt(app, 'google')
  providers.state.instead = {}
  const waiting = replyOf(await signInAt(app, 'kakao'))
  expect(storage.keys()).toEqual([])

  const body = { link_token: 'link_token' in waiting ? waiting.link_token! : '' }
  replyOf(await app.call(linkSocialLogin, { body }, { as: member }))

  expect(storage.keys()).toHaveLength(1)
  expect(await pictureOf(app, member)).not.toBeNull()
})

test('[MYP-02] [WDR-01] closing the account deletes the picture at once', async () => {
  const { app, storage } = await startWithPictures()
  const member = await signedInAt(app, 'zalo')
  expect(storage.keys()).toHaveLength(1)

  replyOf(await app.call(withdraw, {}, { as: member }))

  expect(storage.keys()).toEqual([])
})

test('[MYP-02] [SOC-02] a provider’s deletion request deletes the picture even if the account stays', async () => {
  const { app, storage } = await startWithPictures()
  const member = await signedInAt(app, 'kakao')

  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/v1/social/kakao/unlink',
    headers: { authorization: `KakaoAK ${ADMIN_KEY}` },
    payload: { app_id: '1', user_id: '81004412', referrer_type: 'UNLINK_FROM_APPS' },
  })

  expect(statusCode).toBe(200)
  expect(storage.keys()).toEqual([])
  expect(await pictureOf(app, member)).toBeNull()
})

test('deletes pictures without a login after a day and keeps the others', async () => {
  const { app, storage } = await startWithPictures()
  await signedInAt(app, 'facebook')
  const [taken] = storage.keys()
  await storage.put(
    'login-pictures/0b9f1f0e-0000-4000-8000-000000000000.jpg',
    Buffer.from('x'),
    'x',
  )
  const runAt = (now: Date) => {
    const jobs = allJobs({ ...app.deps, now: () => now })
    return jobs.find(({ name }) => name === 'login-pictures-orphaned')?.run()
  }

  expect(await runAt(new Date())).toBe(0)
  expect(await runAt(new Date(Date.now() + 2 * DAY_MS))).toBe(1)
  expect(storage.keys()).toEqual([taken])
})
