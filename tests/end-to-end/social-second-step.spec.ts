import type { Page } from '@playwright/test'
import { confirmAuthenticatorApp, startAuthenticatorApp } from '#contract/second-factor.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { appCode } from '#tests/support/given-factors.ts'
import { codeSentTo } from '#tests/support/given-on-site.ts'
import { givenStaff } from '#tests/support/given-staff-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { expect, test } from '#tests/support/outside-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'

/** A consultant with an authenticator app; returns the recovery codes too. */
async function givenConsultantWithApp(site: RunningSite) {
  const { user, token } = await givenStaff(site, '윤세나', 'CONSULTANT')
  const as = { token }
  const { secret } = await callSite(site.url, startAuthenticatorApp, {}, as)
  const body = { code: appCode(secret, new Date()) }
  const { recovery_codes } = await callSite(site.url, confirmAuthenticatorApp, { body }, as)
  return { user, codes: recovery_codes ?? [] }
}

async function sessionCookies(page: Page) {
  const names = (await page.context().cookies()).map(({ name }) => name)
  return names.filter((name) => /_token$/.test(name))
}

/** Completes the second step by a recovery code. */
async function useRecoveryCode(page: Page, code = '') {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('한 단계 더 확인할게요')
  expect(await sessionCookies(page)).toEqual([])
  await page.getByRole('button', { name: '복구 코드로 확인' }).click()
  await page.getByLabel('복구 코드').fill(code)
  await page.keyboard.press('Enter')
}

test('[A-08] [SOC-02] an account with a second factor links a provider by a code and signs in with it, each time after its second step', async ({
  page,
  site,
  providers,
}) => {
  await page.setViewportSize(screens.phone)
  const { user, codes } = await givenConsultantWithApp(site)
  providers.state.person = { id: '970', name: '윤세나', email: user.email, verified: true }
  const google = page.getByRole('button', { name: 'Google 계정으로 로그인' })

  await test.step('a code to the address is not enough', async () => {
    const earlier = await codeSentTo(site, user.email)
    await page.goto('/login?next=/admin/bookings')
    await google.click()
    await page.getByRole('button', { name: '이메일로 확인하기' }).click()
    const code = page.getByLabel('이메일 인증 코드')
    await code.fill(await codeSentTo(site, user.email, earlier))
    await page.getByRole('button', { name: '인증하기' }).click()
    await expect(page.getByLabel('인증 앱에 보이는 여섯 자리')).toBeFocused()
    await expectAccessible(page)
    await useRecoveryCode(page, codes[0])
    await expect(page.getByText('소셜 계정을 연결했어요')).toBeVisible()
    await expect(page).toHaveURL('/admin/bookings')
  })

  await test.step('nor is the provider', async () => {
    await page.context().clearCookies({ name: /_token$/ })
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login?next=/admin/bookings')
    await google.click()
    await useRecoveryCode(page, codes[1])
    await expect(page).toHaveURL('/admin/bookings')
    expect(await sessionCookies(page)).toHaveLength(2)
  })
})
