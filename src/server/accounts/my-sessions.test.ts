import { expect, test } from 'vitest'
import { getMe } from '#contract/accounts.ts'
import { endMySession, endOtherSessions, listMySessions } from '#contract/my-sessions.ts'
import { login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { cookiesOf, givenAccount, PASSWORD, refreshWith } from '#tests/support/given-accounts.ts'

const laptop = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/131.0 Safari/537.36'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile Safari/604.1'

async function signInWith(app: TestApp, agent: string) {
  const body = { user_id: 'hana95', password: PASSWORD }
  const answer = await app.call(login, { body }, { headers: { 'user-agent': agent } })
  const cookie = cookiesOf(answer).refresh_token!.value
  return { token: replyOf(answer).access_token, cookie }
}

const itemsOf = async (app: TestApp, as: { token: string }) =>
  replyOf(await app.call(listMySessions, {}, { as })).items

test('[MYP-04] lists a member’s sessions, and ends one of them', async () => {
  const app = await startApp()
  await givenAccount(app)
  const [here, there] = [await signInWith(app, laptop), await signInWith(app, phone)]

  const items = await itemsOf(app, here)
  expect(items).toMatchObject([
    { device: 'Chrome · Windows', is_current: true },
    { device: 'Safari · iPhone', is_current: false },
  ])

  const params = { id: items[1]!.id }
  expect((await app.call(endMySession, { params }, { as: here })).status).toBe(204)
  expect((await app.call(getMe, {}, { as: there })).status).toBe(401)
  expect((await app.call(endMySession, { params }, { as: here })).status).toBe(404)
  expect(await itemsOf(app, here)).toHaveLength(1)
})

test('[MYP-04] signs out all other devices at once and keeps this one', async () => {
  const app = await startApp()
  await givenAccount(app)
  const here = await signInWith(app, laptop)
  const others = [await signInWith(app, phone), await signInWith(app, '')]

  const ended = await app.call(endOtherSessions, {}, { as: here })

  expect(ended.status).toBe(204)
  expect(await refreshWith(app, cookiesOf(ended).refresh_token!.value)).toMatchObject({ ok: true })
  for (const as of others) expect((await app.call(getMe, {}, { as })).status).toBe(401)
  expect((await app.call(getMe, {}, { as: here })).status).toBe(200)
  expect(await refreshWith(app, here.cookie)).toMatchObject({ status: 401 })
})

test('[MYP-04] refuses to end somebody else’s session', async () => {
  const app = await startApp()
  await givenAccount(app)
  const here = await signInWith(app, laptop)
  const params = { id: (await itemsOf(app, here))[0]!.id }

  const stranger = await givenMember(app)
  expect((await app.call(endMySession, { params }, { as: stranger })).status).toBe(404)
  expect((await app.call(getMe, {}, { as: here })).status).toBe(200)
})
