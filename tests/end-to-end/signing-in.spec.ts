import { logout } from '#contract/sign-in.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember, PASSWORD } from '#tests/support/given-on-site.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { screens, storedItem } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[LOG-01] [LOG-02] [LOG-04] [NAV-04] a member signs in, is remembered and logs out', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const { user } = await givenSiteMember(site)
  await page.goto('/login')
  const links = page.getByRole('main')
  await expect(links.getByRole('link', { name: '회원가입' })).toHaveAttribute('href', '/signup')
  await expect(links.getByRole('link', { name: '아이디·비밀번호 찾기' })).toHaveAttribute(
    'href',
    '/find-id-password',
  )

  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('alert')).toHaveText('아이디와 비밀번호를 모두 입력해주세요.')
  await fillLogin(page, user.user_id, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 일치하지 않아요.')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(user.user_id)
  await expectAccessible(page)

  await page.getByLabel('아이디 저장').check()
  await fillLogin(page, user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
  expect(JSON.parse((await storedItem(page, 'user_info')) ?? '{}')).toMatchObject({ id: user.id })
  expect(await storedItem(page, 'remembered_id')).toBe(user.user_id)

  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/mainpage')
  await page.goto('/signup')
  await page.waitForURL((url) => url.pathname === '/mainpage')

  await page.setViewportSize(screens.wide)
  await page.goto('/user/consulting/dashboard')
  await page.getByRole('banner').getByRole('button', { name: '로그아웃' }).click()
  await page.waitForURL((url) => url.pathname === '/user')
  await expect(page.getByRole('banner').getByRole('link', { name: '로그인' })).toBeVisible()
  expect(await storedItem(page, 'access_token')).toBeNull()
  expect(await storedItem(page, 'user_info')).toBeNull()
  await page.goBack()
  await expect(page).not.toHaveURL(/\/user\/consulting\/dashboard$/)
  await page.goto('/login')
  await expect(page.getByLabel('아이디', { exact: true })).toHaveValue(user.user_id)
  await expectAccessible(page)
})

test('[LOG-02] an administrator is redirected to the members', async ({ page, site }) => {
  await page.goto('/login')
  await fillLogin(page, site.admin.userId, site.admin.password)

  await page.waitForURL((url) => url.pathname === '/admin/member-management')
  await page.goto('/login')
  await page.waitForURL((url) => url.pathname === '/admin/member-management')
})

test('[LOG-04] shows an error message without a reply and without a server message', async ({
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
  await expect(page.getByRole('alert')).toHaveText('아이디 또는 비밀번호가 일치하지 않아요.')
})

test('[LOG-05] a session that the server ended leads to the login after one refresh, and back afterwards', async ({
  page,
  site,
}) => {
  const member = await givenSiteMember(site)
  await page.goto('/login')
  await fillLogin(page, member.user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
  const token = (await storedItem(page, 'access_token')) ?? ''
  await callSite(site.url, logout, {}, { token })
  let refreshes = 0
  page.on('request', (it) => {
    if (it.url().endsWith('/v1/auth/refresh')) refreshes += 1
  })

  await page.goto('/user/mypage/inquery')

  await page.waitForURL((url) => url.pathname === '/login')
  await expect(page.getByRole('heading', { name: '로그인' })).toBeVisible()
  expect(refreshes).toBe(1)
  expect(await storedItem(page, 'access_token')).toBeNull()
  expect(await storedItem(page, 'user_info')).toBeNull()
  await expect(page.getByText('인증이 필요합니다. 다시 로그인해 주세요')).toBeVisible()
  await fillLogin(page, member.user.user_id, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/user/mypage/inquery')
  await expect(page.getByText('예약 내역이 없습니다.')).toBeVisible()
})
