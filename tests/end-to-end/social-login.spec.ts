import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { codeSentTo, givenSiteMember, PASSWORD, unique } from '#tests/support/given-on-site.ts'
import { storedItem } from '#tests/support/on-order-page.ts'
import { expect, test } from '#tests/support/outside-site.ts'
import { givenPhoto } from '#tests/support/pictures.ts'
import { ABROAD } from '#tests/support/social-answers.ts'

/** Gives the consents that a new person is asked for. */
async function agreeToAll(page: Page) {
  await expect(page.getByRole('heading', { name: '약관 동의' })).toBeVisible()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()
  await expect(page.getByText('필수 약관에 모두 동의해주세요.')).toBeVisible()
  await page.getByLabel('모두 동의해요').check()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()
}

test('[LOG-06] [SOC-01] [SOC-02] [WSH-01] [S-02] a visitor signs in with a provider, is refused, is linked, and returns to the requesting page with the cart', async ({
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
  await expectAccessible(page)

  providers.state.instead = { profile: ABROAD }
  await button('Zalo').click()
  await expect(page.getByRole('alert')).toContainText('Zalo는 베트남 밖의 서버에 응답하지 않아')
  await back.click()
  providers.state.instead = {}

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
    localStorage.setItem('guest_cart', '["0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f"]')
  })
  await page.goto('/user/mypage/profile')
  await button('Google').click()
  await expect(page.getByLabel('상세 주소')).toBeVisible()
  await expect(page).toHaveURL('/user/mypage/profile')
  const info = await page.evaluate(() => localStorage.getItem('user_info'))
  expect(JSON.parse(info ?? '{}')).toMatchObject({ id: user.id })
  await expect.poll(() => storedItem(page, 'guest_cart')).toBeNull()

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

test('[LOG-06] [SOC-01] [SOC-02] [MYP-02] every provider can decline or sign in, and provides its picture', async ({
  page,
  providers,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  providers.state.picture = await givenPhoto(200, 200)
  const button = (name: string) => page.getByRole('button', { name: `${name} 계정으로 로그인` })
  // Zalo and Google are tested above and below.
  for (const [at, name] of ['Facebook', '네이버', '카카오'].entries()) {
    await test.step(name, async () => {
      const email = `${unique()}@example.com`
      providers.state.person = { id: `50${at}`, name: `${name} 회원`, email, verified: true }
      await page.goto('/login')
      if (at === 0) {
        providers.state.agrees = false
        await button(name).click()
        await expect(page.getByRole('alert')).toContainText('로그인을 허용하지 않았어요')
        await page.getByRole('link', { name: '로그인 페이지로 돌아가기' }).click()
        providers.state.agrees = true
      }
      await button(name).click()
      await agreeToAll(page)
      await expect(page).toHaveURL('/mainpage')
      expect(JSON.parse((await storedItem(page, 'user_info')) ?? '{}')).toMatchObject({
        name: `${name} 회원`,
      })
      if (name === '카카오') return
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
    })
  }

  await page.goto('/user/mypage')
  const picture = page.locator('img[src="/v1/users/me/picture"]')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((it: { naturalWidth: number }) => it.naturalWidth))
    .toBe(200)
  providers.state.picture = null
})

test('[MYP-04] [SOC-02] [GST-05] a member without an email adds one, connects logins and links by a code', async ({
  page,
  site,
  providers,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const email = `${unique()}@example.com`
  const code = page.getByLabel('이메일 인증 코드')
  const verify = page.getByRole('button', { name: '인증하기' })

  await test.step('asks for an email after the login; verifies it by a code in the profile', async () => {
    providers.state.person = { id: '41', name: '이서연' }
    await page.goto('/login')
    await page.getByRole('button', { name: 'Zalo 계정으로 로그인' }).click()
    await agreeToAll(page)
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('이메일을 등록할까요?')
    await expect(page).toHaveURL('/mainpage')
    await question.getByRole('button', { name: '등록하기' }).click()
    await expect(page).toHaveURL('/user/mypage/profile')
    await page.getByLabel('이메일', { exact: true }).fill(email)
    await page.getByRole('button', { name: '인증 코드 받기' }).click()
    await code.fill(await codeSentTo(site, email))
    await verify.click()
    await expect(page.getByText('이메일을 등록했어요.')).toBeVisible()
    await expect(page.getByLabel('이메일', { exact: true })).not.toBeEditable()
  })

  await test.step('the last login cannot be removed', async () => {
    await page.goto('/user/mypage/settings')
    const disconnect = page.getByRole('button', { name: 'Zalo 연결 끊기' })
    const sure = page.getByRole('alertdialog').getByRole('button', { name: '연결 끊기' })
    await disconnect.click()
    await sure.click()
    await expect(page.getByRole('alert')).toContainText('남은 로그인 방법이 이것뿐이라')
    await page.getByRole('alert').getByRole('button', { name: '비밀번호 만들기' }).click()
    await expect(page.getByRole('dialog')).toContainText('비밀번호로도 로그인할 수 있어요.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expectAccessible(page)

    providers.state.person = { id: '42', name: '이서연', email: 'other@example.com' }
    await page.getByRole('button', { name: 'Google 연결하기' }).click()
    await expect(page.getByText('소셜 계정을 연결했어요.')).toBeVisible()
    await expect(page).toHaveURL('/user/mypage/settings')
    await disconnect.click()
    await sure.click()
    await expect(page.getByText('Zalo 연결을 끊었어요.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zalo 연결하기' })).toBeVisible()
  })

  await test.step('gives and withdraws the marketing consent by one click each', async () => {
    const consent = page.getByLabel('이메일로 소식과 혜택 받기')
    await consent.click()
    await expect(page.getByText('동의했어요.')).toBeVisible()
    await expect(consent).toBeChecked()
    await consent.click()
    await expect(page.getByText('동의를 철회했어요.')).toBeVisible()
    await expect(consent).not.toBeChecked()
  })

  await test.step('links another provider with the same address by an emailed code', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    providers.state.person = { id: '43', name: '이서연', email, verified: true }
    const earlier = await codeSentTo(site, email)
    await page.goto('/login')
    await page.getByRole('button', { name: '카카오 계정으로 로그인' }).click()
    await expect(page.getByRole('alert')).toContainText('같은 이메일로 가입한 계정이 있어요')
    await page.getByRole('button', { name: '이메일로 확인하기' }).click()
    await code.fill('000000')
    await verify.click()
    await expect(page.getByText('인증 코드가 일치하지 않아요.')).toBeVisible()
    await expectAccessible(page)
    await code.fill(await codeSentTo(site, email, earlier))
    await verify.click()
    await expect(page).toHaveURL('/mainpage')
    await page.goto('/user/mypage/settings')
    await expect(page.getByRole('button', { name: '카카오 연결 끊기' })).toBeVisible()
  })
})
