import { test as base, expect } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { givenSiteMember, PASSWORD } from '#tests/support/given-on-site.ts'
import { kept } from '#tests/support/on-order-page.ts'
import { type RunningSite, startSite } from '#tests/support/site-process.ts'
import { startSocialServer } from '#tests/support/social-server.ts'

type Providers = Awaited<ReturnType<typeof startSocialServer>>

/** A site of its own, with three providers. */
const test = base.extend<{ site: RunningSite; providers: Providers }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
  providers: async ({}, use) => {
    const providers = await startSocialServer()
    await use(providers)
    providers.stop()
  },
  site: async ({ providers }, use) => {
    const site = await startSite(settingsFor(providers))
    await use(site)
    await site.stop()
  },
  baseURL: async ({ site }, use) => use(site.url),
})

function settingsFor({ settingsOf }: Providers) {
  const entries = (['zalo', 'google', 'kakao'] as const).flatMap((provider) => {
    const name = provider.toUpperCase()
    const { clientId, clientSecret, authorizeUrl, tokenUrl, profileUrl } = settingsOf(provider)
    return [
      [`${name}_CLIENT_ID`, clientId],
      [`${name}_CLIENT_SECRET`, clientSecret],
      [`${name}_AUTHORIZE_URL`, authorizeUrl],
      [`${name}_TOKEN_URL`, tokenUrl],
      [`${name}_PROFILE_URL`, profileUrl],
    ]
  })
  return Object.fromEntries(entries) as Record<string, string>
}

test('[LOG-06] [SOC-01] [SOC-02] [WSH-01] a visitor signs in with another account, is refused, is linked, and keeps the cart', async ({
  page,
  browser,
  site,
  providers,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const button = (name: string) => page.getByRole('button', { name: `${name} 계정으로 로그인` })
  const back = page.getByRole('link', { name: '로그인 페이지로 돌아가기' })

  await page.goto('/callback')
  await expect(page.getByRole('alert')).toHaveText('소셜 로그인 처리 중 오류가 발생했습니다')
  await page.goto('/callback?code=a-code&state=a-state')
  await expect(page.getByRole('alert')).toHaveText('소셜 로그인 처리 중 오류가 발생했습니다')
  await back.click()
  await expect(page).toHaveURL('/login')

  await expect(button('Google')).toBeEnabled()
  await expect(button('네이버')).toHaveCount(0)
  await expectAccessible(page)

  providers.state.mood = 'abroad'
  await button('Zalo').click()
  await expect(page.getByRole('alert')).toContainText('Zalo는 베트남 밖의 서버에 응답하지 않아')
  await back.click()
  providers.state.mood = 'agrees'

  const { user } = await givenSiteMember(site)
  providers.state.person = { id: '900', name: '김하나', email: user.email, verified: true }
  await button('Google').click()
  await expect(page.getByRole('alert')).toContainText('같은 이메일로 가입한 계정이 있어요')
  await back.click()
  await page.getByLabel('아이디', { exact: true }).fill(user.user_id)
  await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
  await expect(page.getByText('소셜 계정을 연결했어요')).toBeVisible()
  await expect(page).toHaveURL('/mainpage')

  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('guest_cart', '["HAIR_CONSULTING"]')
  })
  await page.goto('/login')
  await button('Google').click()
  await expect(page).toHaveURL('/mainpage')
  const info = await page.evaluate(() => localStorage.getItem('user_info'))
  expect(JSON.parse(info ?? '{}')).toMatchObject({ id: user.id })
  await expect.poll(() => kept(page, 'guest_cart')).toBeNull()

  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 14) KAKAOTALK 10.8.3',
  })
  const insideKakaoTalk = await context.newPage()
  await insideKakaoTalk.goto(`${site.url}/login`)
  await expect(
    insideKakaoTalk.getByRole('link', { name: '다른 브라우저에서 열기' }),
  ).toHaveAttribute(
    'href',
    `kakaotalk://web/openExternal?url=${encodeURIComponent(`${site.url}/login`)}`,
  )
  await context.close()
})
