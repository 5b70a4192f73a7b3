import { beforeEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '#tests/web/browser-storage.ts'
import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { signIn } from './sign-in.ts'

let answer: Response

beforeEach(() => {
  givenBrowserStorage()
  vi.stubGlobal('fetch', async () => answer)
})

const signingIn = () => signIn({ userId: 'hana95', password: 'a-password' })
const withFlag = (is_withdrawn: boolean) =>
  Response.json({ access_token: 'a-token', user_info: { user_id: 'hana95', is_withdrawn } })

test.each([
  ['by code', Response.json({ code: 'WITHDRAWN_MEMBER' }, { status: 403 })],
  ['by flag', withFlag(true)],
  ['by message', Response.json({ message: '탈퇴한 회원이에요.' }, { status: 401 })],
  [
    'by detail',
    Response.json({ detail: '이미 탈퇴한 계정이에요', message: '안 돼요' }, { status: 400 }),
  ],
  ['in English', Response.json({ detail: [], message: 'Withdrawn member' }, { status: 403 })],
  ['in Vietnamese', Response.json({ detail: 'Thành viên này đã xóa tài khoản.' }, { status: 403 })],
])('[LOG-03] refuses a closed account, however it is reported: %s', async (_how, reply) => {
  answer = reply

  await expect(signingIn()).rejects.toMatchObject({ code: 'WITHDRAWN_MEMBER' })
  expect(readStored(storageKeys.accessToken)).toBeNull()
})

test('[LOG-03] ignores a session that comes with the flag', async () => {
  answer = withFlag(true)

  await signingIn().catch(() => undefined)

  expect(document.cookie).toMatch(/^access_token=ended;/)
})

test('[LOG-03] does not mistake other refusals for a closed account', async () => {
  answer = withFlag(false)
  expect(await signingIn()).toMatchObject({ access_token: 'a-token' })

  answer = Response.json({ code: 'INVALID_CREDENTIALS', message: '다시 확인' }, { status: 401 })
  await expect(signingIn()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', status: 401 })
})
