import type { Page } from '@playwright/test'
import { listOutbox } from '#contract/notifications.ts'
import { findPassword, logout } from '#contract/sign-in.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  codeSentTo,
  givenSiteMember,
  signIn,
  unique,
} from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }
const PASSWORD = 'a-member-password-9'
const NEXT_PASSWORD = 'another-password-of-mine'

const kept = (page: Page, key: string) => page.evaluate((it) => localStorage.getItem(it), key)

async function fillLogin(page: Page, userId: string, password: string) {
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
}

/** The newest mail of a kind to an address. */
async function mailOf(site: RunningSite, to: string, kind: string): Promise<string> {
  const { items } = await callSite(
    site.url,
    listOutbox,
    { query: { to } },
    { token: await adminToken(site) },
  )
  return items.find((it) => it.kind === kind)?.text ?? ''
}

async function givenTemporaryPassword(site: RunningSite, user_id: string, email: string) {
  await callSite(site.url, findPassword, { body: { user_id, email } })
  const text = await mailOf(site, email, 'TEMPORARY_PASSWORD')
  return /[a-z\d]{4}(?:-[a-z\d]{4}){2}/.exec(text)?.[0] ?? ''
}

test('[LOG-01] [LOG-02] [LOG-04] [NAV-04] a member signs in, is remembered, and leaves', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  const { user } = await givenSiteMember(site)
  await page.goto('/login')
  await expectAccessible(page)
  const links = page.getByRole('main')
  await expect(links.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
  await expect(links.getByRole('link', { name: '아이디·비밀번호 찾기' })).toHaveAttribute(
    'href',
    '/find-id-password',
  )

  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('alert')).toHaveText('아이디와 비밀번호를 모두 입력해주세요.')
  await fillLogin(page, user.user_id, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 일치하지 않습니다.')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(user.user_id)
  await expectAccessible(page)

  await page.getByLabel('아이디 저장').check()
  await fillLogin(page, user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
  expect(JSON.parse((await kept(page, 'user_info')) ?? '{}')).toMatchObject({ id: user.id })
  expect(await kept(page, 'remembered_id')).toBe(user.user_id)

  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/mainpage')
  await page.goto('/signup')
  await page.waitForURL((url) => url.pathname === '/mainpage')

  await page.setViewportSize(laptop)
  await page.goto('/user/consulting/dashboard')
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL((url) => url.pathname === '/user')
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  expect(await kept(page, 'access_token')).toBeNull()
  expect(await kept(page, 'user_info')).toBeNull()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/user\/consulting\/dashboard$/)
  await page.goto('/login')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(user.user_id)
  await expectAccessible(page)
})

test('[LOG-02] an administrator goes to the members', async ({ page, site }) => {
  await page.goto('/login')
  await fillLogin(page, site.admin.userId, site.admin.password)

  await page.waitForURL((url) => url.pathname === '/admin/member-management')
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/admin/member-management')
})

test('[LOG-04] a server that is away, and one that fails without words, are told', async ({
  page,
}) => {
  await page.goto('/login')
  await page.route('**/v1/auth/login', (route) => route.abort())
  await fillLogin(page, 'hana95', PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(
    '서버에 연결할 수 없습니다. 잠시 후 다시 시도해주세요.',
  )

  await page.unroute('**/v1/auth/login')
  await page.route('**/v1/auth/login', (route) => route.fulfill({ status: 500, body: '' }))
  await fillLogin(page, 'hana95', PASSWORD)
  await expect(page.getByRole('alert')).toHaveText(
    '로그인에 실패했습니다. 아이디와 비밀번호를 확인해주세요.',
  )

  await page.unroute('**/v1/auth/login')
  await page.route('**/v1/auth/login', (route) => route.fulfill({ status: 401, body: '{}' }))
  await fillLogin(page, 'hana95', PASSWORD)
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 일치하지 않습니다.')
})

test('[LOG-05] a session that the server ended leads to the login after one try to refresh', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await page.goto('/login')
  await fillLogin(page, member.user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
  const token = (await kept(page, 'access_token')) ?? ''
  await callSite(site.url, logout, {}, { token })
  let refreshes = 0
  page.on('request', (it) => {
    if (it.url().endsWith('/v1/auth/refresh')) refreshes += 1
  })

  await page.goto('/user/mypage/inquery')

  await page.waitForURL((url) => url.pathname === '/login')
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible()
  expect(refreshes).toBe(1)
  expect(await kept(page, 'access_token')).toBeNull()
  expect(await kept(page, 'user_info')).toBeNull()
})

test('[SGN-01] [SGN-02] [SGN-03] [SGN-04] [SGN-05] [SGN-06] [SGN-07] a visitor signs up on a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  const { user: taken } = await givenSiteMember(site)
  const userId = unique()
  const email = `${userId}@example.com`
  await page.goto('/signup')
  await expectAccessible(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  for (const problem of [
    '이름을 입력해주세요.',
    '이메일을 입력해주세요.',
    '아이디를 입력해주세요.',
    '비밀번호를 입력해주세요.',
    '전화번호를 입력해주세요.',
    '필수 약관에 모두 동의해주세요.',
  ]) {
    await expect(page.getByText(problem)).toBeVisible()
  }
  await expect(page.getByLabel('이름')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('이름').fill('김하나')
  await page.getByLabel('이메일', { exact: true }).fill('hana')
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect(page.getByText('올바른 이메일 형식이 아닙니다.')).toBeVisible()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.route('**/v1/auth/email/send-verification', (route) => route.abort())
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect(page.getByText('서버에 연결할 수 없습니다.', { exact: false })).toBeVisible()
  await page.unroute('**/v1/auth/email/send-verification')
  await page.getByRole('button', { name: '인증 코드 받기' }).click()
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByText('인증 코드를 입력해주세요.')).toBeVisible()
  const code = await codeSentTo(site, email)
  await page.getByLabel('이메일 인증 코드').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByText('인증 코드가 일치하지 않습니다.')).toBeVisible()
  await page.getByLabel('이메일 인증 코드').fill(code)
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByRole('button', { name: '인증 완료' })).toBeDisabled()
  await page.getByLabel('이메일', { exact: true }).fill(`a${email}`)
  await expect(page.getByRole('button', { name: '인증 코드 받기' })).toBeEnabled()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await expect(page.getByRole('button', { name: '인증 완료' })).toBeDisabled()

  const id = page.getByLabel('아이디', { exact: true })
  await id.fill(taken.user_id)
  await id.pressSequentially('한')
  await expect(id).toHaveValue(taken.user_id)
  await expect(page.getByText('아이디는 영문과 숫자만 사용할 수 있습니다.')).toBeVisible()
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('이미 사용 중인 아이디입니다.')).toBeVisible()
  await page.route('**/v1/auth/check-id', (route) => route.abort())
  await id.fill(userId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('아이디 중복 확인에 실패했습니다.')).toBeVisible()
  await page.unroute('**/v1/auth/check-id')
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByRole('button', { name: '사용 가능' })).toBeDisabled()
  await id.press('x')
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('아이디 중복 확인을 해주세요.')).toBeVisible()
  await id.fill(userId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByRole('button', { name: '사용 가능' })).toBeDisabled()

  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill('something else')
  await page.getByLabel('휴대폰 번호').fill('010-1234-5678')
  const all = page.getByLabel('모두 동의해요')
  await all.check()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await page.getByLabel('이용약관에 동의해요', { exact: true }).uncheck()
  await expect(all).not.toBeChecked()
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible()
  await expect(page.getByText('필수 약관에 모두 동의해주세요.')).toBeVisible()
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('이용약관에 동의해요', { exact: true }).check()
  await expect(all).toBeChecked()

  await page.route('**/v1/auth/register', (route) => route.abort())
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('회원가입에 실패했습니다. 다시 시도해주세요.')).toBeVisible()
  await page.unroute('**/v1/auth/register')
  await expectAccessible(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  const done = page.getByRole('alertdialog', { name: '회원가입이 완료되었어요.' })
  await page.waitForURL((url) => url.pathname === '/login')
  await done.getByRole('button').click()
  await expect(done).toBeHidden()
  await fillLogin(page, userId, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
})

test('[SGN-04] an address is searched for, or written by hand when the search is away', async ({
  page,
}) => {
  await page.setViewportSize(laptop)
  await page.route(/daum/, (route) => route.abort())
  await page.goto('/signup')
  await page.getByRole('button', { name: '주소 찾기' }).click()
  const search = page.getByRole('dialog', { name: '주소 찾기' })
  await expect(search.getByRole('alert')).toContainText('주소 찾기를 열지 못했어요.')
  await expectAccessible(page)
  await search.getByRole('button', { name: '직접 적기' }).click()
  await expect(search).toBeHidden()
  await page.getByLabel('우편번호').fill('04524')
  await expectAccessible(page)
})

test('[FND-01] [FND-02] on a phone a lost ID and a lost password are found', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  const { user } = await givenSiteMember(site)
  await page.goto('/find-id-password')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(page.getByText('이름을 입력해주세요.')).toBeVisible()
  await expect(page.getByText('이메일을 입력해주세요.')).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('이름').fill('이수연')
  await page.getByLabel('이메일').fill(user.email)
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(dialog.getByRole('heading', { name: '검색 결과가 없습니다' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '다시 입력하기' }).click()
  await expect(page.getByLabel('이메일')).toHaveValue(user.email)
  await page.getByLabel('이름').fill('김하나')
  await page.getByRole('button', { name: '아이디 찾기' }).click()
  await expect(dialog).toContainText('아이디를 이메일로 보냈어요')
  await expect(dialog).toContainText(`${user.user_id.slice(0, 2)}***`)
  await expect(dialog).not.toContainText(`아이디${user.user_id}`)
  await expectAccessible(page)
  await page.setViewportSize(laptop)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  expect(await mailOf(site, user.email, 'FIND_ID')).toContain(user.user_id)
  await dialog.getByRole('button', { name: '메일이 오지 않았어요' }).click()
  await expect(dialog.getByRole('heading', { name: '스팸함을 확인해 주세요' })).toBeVisible()
  await dialog.getByRole('button', { name: '다시 보내기' }).click()
  await expect(dialog).toContainText('아이디를 이메일로 보냈어요')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: '비밀번호 찾기' }).click()
  await expect(page).toHaveURL(/\?tab=password$/)
  await page.getByLabel('아이디', { exact: true }).fill('nobody')
  await page.getByLabel('이메일').fill(user.email)
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click()
  await expect(dialog.getByRole('heading', { name: '검색 결과가 없습니다' })).toBeVisible()
  await dialog.getByRole('button', { name: '다시 입력하기' }).click()
  await page.getByLabel('아이디', { exact: true }).fill(user.user_id)
  await page.getByRole('button', { name: '임시 비밀번호 받기' }).click()
  await expect(dialog).toContainText('임시 비밀번호를 이메일로 보냈어요')
  await expect(dialog).toContainText('로그인한 뒤 비밀번호를 다시 설정해 주세요.')
  await dialog.getByRole('link', { name: '로그인하기' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
})

test('[FND-02] a temporary password must be changed before anything else', async ({
  page,
  site,
}) => {
  await page.setViewportSize(phone)
  const { user } = await givenSiteMember(site)
  const temporary = await givenTemporaryPassword(site, user.user_id, user.email)
  await page.goto('/login')
  await fillLogin(page, user.user_id, temporary)
  await page.waitForURL((url) => url.pathname === '/change-password')
  await expect(page.getByText('임시 비밀번호로 로그인했어요.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/user/mypage')
  await page.waitForURL((url) => url.pathname === '/change-password')

  await page.getByLabel('임시 비밀번호').fill('not the password')
  await page.getByLabel('새 비밀번호').fill(user.user_id)
  await page.getByLabel('비밀번호 확인').fill('other')
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByText('아이디와 같은 비밀번호는 쓸 수 없어요.')).toBeVisible()
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible()
  await page.getByLabel('새 비밀번호').fill(NEXT_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(NEXT_PASSWORD)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await expect(page.getByText('현재 비밀번호가 일치하지 않습니다.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('임시 비밀번호').fill(temporary)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/mainpage')
  await page.goto('/user/mypage')
  await expect(page.getByRole('heading', { name: '김하나 님, 안녕하세요' })).toBeVisible()
})

test('[FND-02] a member changes their own password', async ({ page, site }) => {
  await page.setViewportSize(laptop)
  const member = await givenSiteMember(site)
  await page.goto('/change-password')
  await page.waitForURL((url) => url.pathname === '/login')
  await signIn(page, site, member)
  await page.goto('/change-password')
  await page.getByLabel('현재 비밀번호').fill(PASSWORD)
  await page.getByLabel('새 비밀번호').fill(NEXT_PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(NEXT_PASSWORD)
  await expectAccessible(page)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await page.waitForURL((url) => url.pathname === '/mainpage')
})
