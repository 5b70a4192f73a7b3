import { saveMyLanguage } from '#contract/my-language.ts'
import { listOutbox } from '#contract/notifications.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken, givenSiteMember, PASSWORD, signIn } from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'

test('[PRF-01] [MYP-04] [WDR-01] [LOG-03] a member on a phone changes the profile, sees the devices and deletes the account', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  const member = await givenSiteMember(site)
  await signIn(page, site, member)

  await test.step('shows missing fields and saves a complete form', async () => {
    await page.goto('/user/mypage/profile')
    await expect(page.getByLabel('이메일')).toHaveValue(member.user.email)
    await expect(page.getByLabel('이메일')).not.toBeEditable()
    await expectAccessible(page)
    const save = page.getByRole('button', { name: '저장하기' })
    await page.getByLabel('휴대폰 번호').fill('010-12')
    await save.click()
    await expect(page.getByText('유효한 전화번호 형식이 아닙니다.')).toBeVisible()
    await page.getByLabel('휴대폰 번호').fill('010-9876-5432')
    await save.click()
    await expect(page.getByText('주소 정보를 모두 입력해주세요.')).toBeVisible()
    await page.getByLabel('우편번호').fill('06236')
    await page.getByLabel('기본 주소').fill('서울특별시 강남구 테헤란로 1')
    await page.getByLabel('상세 주소').fill('2층')
    await save.click()
    await expect(page.getByText('프로필이 성공적으로 업데이트되었습니다.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('상세 주소')).toHaveValue('2층')
  })

  await test.step('lists this device among the signed-in ones', async () => {
    await page.goto('/user/mypage/settings')
    await expect(page.getByText('지금 쓰는 기기')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('[I18-01] the chosen language also applies to later emails', async () => {
    const saved = page.waitForResponse((it) => it.url().endsWith(saveMyLanguage.path))
    await page.getByRole('main').getByRole('button', { name: 'EN English' }).click()
    expect((await saved).request().method()).toBe(saveMyLanguage.method)
    expect((await saved).status()).toBe(204)
    await page.getByLabel('News and offers by email').click()
    const query = { to: member.user.email }
    await expect
      .poll(async () => {
        const { items } = await callSite(
          site.url,
          listOutbox,
          { query },
          { token: await adminToken(site) },
        )
        return items.find(({ kind }) => kind === 'CONSENT_CHANGED')?.text
      })
      .toContain('News and offers by email')
    await page.getByRole('main').getByRole('button', { name: 'KO 한국어' }).click()
    await expect(page.getByText('지금 쓰는 기기')).toBeVisible()
  })

  await test.step('[S-15] shows that a consent was withdrawn', async () => {
    await page.getByRole('button', { name: '민감정보 처리 동의 철회하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '철회하기' }).click()
    const sensitive = page.getByRole('listitem').filter({ hasText: '민감정보 처리' })
    await expect(sensitive).toContainText(/회원가입 · .* 철회$/)
    await expect(page.getByText('동의는 언제든 철회할 수 있고')).toHaveCount(0)
  })

  await test.step('account deletion asks for consent and prevents a later login', async () => {
    await page.goto('/user/mypage/withdrawal')
    const leave = page.getByRole('button', { name: '탈퇴하기' })
    const dialog = page.getByRole('alertdialog')
    await expectAccessible(page)
    await leave.click()
    await expect(dialog).toContainText('회원 탈퇴 안내에 동의해주세요.')
    await dialog.getByRole('button').click()
    await page.getByLabel('안내를 모두 읽었고 탈퇴에 동의해요').check()
    await leave.click()
    await expect(dialog).toContainText('회원 탈퇴가 완료되었습니다.')
    await dialog.getByRole('button').click()
    await expect(page).toHaveURL(/\/login$/)

    await page.getByLabel('아이디', { exact: true }).fill(member.user.user_id)
    await page.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: '로그인', exact: true }).click()
    await expect(page.getByText('탈퇴한 회원이에요.').first()).toBeVisible()
  })
})
