import type { Page } from '@playwright/test'
import { changeSettings } from '#contract/admin-settings.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { appCode } from '#tests/support/given-factors.ts'
import { adminToken, givenSiteMember, PASSWORD, signIn } from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { addDevice, expect, test, testAlone } from '#tests/support/passkey-site.ts'
import { callSite } from '#tests/support/site-calls.ts'

async function fillPassword(page: Page, userId: string, password: string) {
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

const signOut = async (page: Page) => {
  await page.context().clearCookies({ name: 'access_token' })
  await page.context().clearCookies({ name: 'refresh_token' })
  await page.evaluate(() => localStorage.clear())
}

test('[A-08] a member adds a passkey, signs in with it alone, and removes it', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const device = await addDevice(page)
  const member = await givenSiteMember(site)
  await signIn(page, site, member)
  await page.goto('/user/mypage/settings')
  await page.getByRole('button', { name: '패스키 추가' }).click()
  await expect(page.getByLabel('이름', { exact: true })).toBeFocused()
  await page.getByLabel('이름', { exact: true }).fill('내 전화')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: '내 전화' })).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/user/mypage/settings')
  await expect(page.getByText('마지막 사용').first()).toBeVisible()

  await page.getByRole('button', { name: '내 전화 지우기' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click()
  await expect(page.getByText('아직 패스키가 없어요.')).toBeVisible()

  await signOut(page)
  await device.verifyNobody()
  await page.goto('/login')
  await page.getByRole('button', { name: '패스키로 로그인' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

testAlone(
  '[A-08] a required second factor leads an administrator through it and guards every login',
  async ({ page, site }) => {
    await page.setViewportSize(screens.phone)
    await addDevice(page)
    const token = await adminToken(site)
    await callSite(site.url, changeSettings, { body: { require_second_factor: true } }, { token })
    const { userId, password } = site.admin
    const code = page.getByLabel('인증 앱에 보이는 여섯 자리')

    await page.goto('/login?next=/admin/orders')
    await fillPassword(page, userId, password)
    await expect(page).toHaveURL(/\/second-factor\?next=%2Fadmin%2Forders/)
    await page.goto('/admin/settings')
    await expect(page).toHaveURL(/\/second-factor/)

    await page.getByRole('button', { name: '인증 앱 등록하기' }).click()
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await expect(page.getByRole('img', { name: 'QR 코드' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.type(appCode(secret, new Date()))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '복구 코드를 저장해 주세요' })).toBeFocused()
    const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
    expect(recoveryCodes).toHaveLength(10)
    await expectAccessible(page)
    await page.getByRole('button', { name: '저장했어요' }).click()
    await expect(page).toHaveURL(/\/admin/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await signOut(page)
    await page.goto('/login')
    await fillPassword(page, userId, password)
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('한 단계 더 확인할게요')
    const otherOffers = page.getByRole('main').getByText(/비회원|아이디|다른 계정으로|회원가입/)
    await expect(otherOffers).toHaveCount(0)
    await page.reload()
    await expect(code).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription(/코드를 적어 주세요/)
    const right = appCode(secret, new Date(), 1)
    await page.keyboard.type(right === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('확인하지 못했어요')
    await expect(code).toBeFocused()
    await code.fill(right)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin/)

    await page.goto('/second-factor')
    await page.getByRole('button', { name: '패스키 추가' }).click()
    await page.getByRole('button', { name: '만들기', exact: true }).click()
    await expect(page.getByText(/^추가|추가$/).first()).toBeVisible()
    await expect(page.getByText('10개 남았어요.')).toBeVisible()

    await signOut(page)
    await page.goto('/login')
    await fillPassword(page, userId, password)
    await page.getByRole('button', { name: '패스키로 확인' }).click()
    await page.getByRole('button', { name: '패스키로 확인' }).click()
    await expect(page).toHaveURL(/\/admin/)

    await signOut(page)
    await page.goto('/login')
    await fillPassword(page, userId, password)
    await page.getByRole('button', { name: '복구 코드로 확인' }).click()
    await page.getByLabel('복구 코드').fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin/)
    await page.goto('/second-factor')
    await expect(page.getByText('9개 남았어요.')).toBeVisible()
  },
)

test('[A-08] an account without a second factor signs in as before, and loads nothing of it', async ({
  page,
  site,
}) => {
  const { user } = await givenSiteMember(site)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/login?next=/user/mypage/profile')
  await fillPassword(page, user.user_id, PASSWORD)
  await expect(page).toHaveURL(/\/user\/mypage\/profile/)
  await expect(page.getByLabel('상세 주소')).toBeVisible()
  expect(loaded.filter((url) => /login-page/.test(url))).not.toEqual([])
  expect(loaded.filter((url) => /second-step|passkey-browser/.test(url))).toEqual([])
})

test('[A-08] the page of the second step leads to the login if there is nothing to complete', async ({
  page,
}) => {
  await page.goto('/login/second-step?next=/user/mypage/profile')
  await expect(page).toHaveURL('/login?next=%2Fuser%2Fmypage%2Fprofile')
  await expect(page.getByLabel('아이디', { exact: true })).toBeVisible()
})
