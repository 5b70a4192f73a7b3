import type { Page } from '@playwright/test'
import type { UserInfo } from '#contract/accounts.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  codeSentTo,
  givenSiteMember,
  PASSWORD,
  unique,
  whilePhonesAreProven,
} from '#tests/support/given-on-site.ts'
import { fillLogin } from '#tests/support/on-login-page.ts'
import { screens } from '#tests/support/on-order-page.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

test('[SGN-01] [SGN-02] [SGN-03] [SGN-04] [SGN-05] [SGN-06] [SGN-07] [SGN-08] a visitor signs up on a phone', async ({
  page,
  site,
}) => {
  const { user: taken } = await givenSiteMember(site)
  await whilePhonesAreProven(site, () => signUp(page, site, taken))
})

async function signUp(page: Page, site: RunningSite, taken: UserInfo) {
  await page.setViewportSize(screens.phone)
  const userId = unique()
  const email = `${userId}@example.com`
  const sendCode = page.getByRole('button', { name: '인증 코드 받기' })
  await page.goto('/signup')
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
  await expect(page.locator('fieldset [aria-invalid=true]')).toHaveCount(3)
  await expectAccessible(page)

  await page.getByLabel('이름').fill('김하나')
  await page.getByLabel('이메일', { exact: true }).fill('hana')
  await sendCode.first().click()
  await expect(page.getByText('올바른 이메일 형식이 아닙니다.')).toBeVisible()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await page.route('**/v1/auth/email/send-verification', (route) => route.abort())
  await sendCode.first().click()
  await expect(page.getByText('서버에 연결할 수 없습니다.', { exact: false })).toBeVisible()
  await page.unroute('**/v1/auth/email/send-verification')
  await sendCode.first().click()
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByText('인증 코드를 입력해주세요.')).toBeVisible()
  const code = await codeSentTo(site, email)
  await page.getByLabel('이메일 인증 코드').fill(code === '000000' ? '111111' : '000000')
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByText('인증 코드가 일치하지 않아요.')).toBeVisible()
  await page.getByLabel('이메일 인증 코드').fill(code)
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByRole('button', { name: '인증 완료' })).toBeDisabled()
  await page.getByLabel('이메일', { exact: true }).fill(`a${email}`)
  await expect(sendCode.first()).toBeEnabled()
  await page.getByLabel('이메일', { exact: true }).fill(email)
  await expect(page.getByRole('button', { name: '인증 완료' })).toBeDisabled()

  const id = page.getByLabel('아이디', { exact: true })
  await id.fill(taken.user_id)
  await id.pressSequentially('한')
  await expect(id).toHaveValue(taken.user_id)
  await expect(page.getByText('아이디는 영문과 숫자만 사용할 수 있어요.')).toBeVisible()
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('이미 사용 중인 아이디예요.')).toBeVisible()
  await page.route('**/v1/auth/check-id', (route) => route.abort())
  await id.fill(userId)
  await page.getByRole('button', { name: '중복 확인' }).click()
  await expect(page.getByText('아이디를 확인하지 못했어요.')).toBeVisible()
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
  const phone = `010${String(Date.now()).slice(-8)}`
  await page.getByLabel('휴대폰 번호').fill(phone)
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('휴대폰 인증을 완료해주세요.')).toBeVisible()
  await sendCode.click()
  await page.getByLabel('문자 인증 코드').fill(await codeSentTo(site, phone))
  await page.getByRole('button', { name: '인증하기' }).click()
  await expect(page.getByRole('button', { name: '인증 완료' })).toHaveCount(2)
  const all = page.getByLabel('모두 동의해요')
  await all.check()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4)
  await page.getByLabel('이용약관에 동의해요', { exact: true }).uncheck()
  await expect(all).not.toBeChecked()
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('비밀번호가 일치하지 않아요.')).toBeVisible()
  await expect(page.getByText('필수 약관에 모두 동의해주세요.')).toBeVisible()
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByLabel('이용약관에 동의해요', { exact: true }).check()
  await expect(all).toBeChecked()

  await page.route('**/v1/auth/register', (route) => route.abort())
  await page.getByRole('button', { name: '가입하기' }).click()
  await expect(page.getByText('회원가입을 마치지 못했어요. 다시 시도해 주세요.')).toBeVisible()
  await page.unroute('**/v1/auth/register')
  await expectAccessible(page)
  await page.getByRole('button', { name: '가입하기' }).click()
  const done = page.getByRole('alertdialog', { name: '회원가입이 완료되었어요.' })
  await page.waitForURL((url) => url.pathname === '/login')
  await done.getByRole('button').click()
  await expect(done).toBeHidden()
  await fillLogin(page, userId, PASSWORD)
  await page.waitForURL((url) => url.pathname === '/mainpage')
}

test('[SGN-04] an address is searched, or typed if the search is unavailable', async ({ page }) => {
  await page.setViewportSize(screens.wide)
  await page.route('https://t1.kakaocdn.net/**', (route) => route.abort())
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
