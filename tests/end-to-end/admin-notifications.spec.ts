import type { Locator } from '@playwright/test'
import { changeMyEmail } from '#contract/accounts.ts'
import { sendEmailCode } from '#contract/sign-up.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { answering, failures, whileFailing } from '#tests/support/failures.ts'
import { signInAsAdmin } from '#tests/support/given-on-site.ts'

test('[O-02] an email’s link leads through the login to notification settings, which can be saved', async ({
  page,
  site,
}) => {
  await page.goto('/admin/notifications')
  await page.getByLabel('아이디', { exact: true }).fill(site.admin.userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(site.admin.password)
  await page.getByRole('button', { name: '로그인', exact: true }).click()
  const reviews = page.getByRole('group', { name: '새 후기' })
  await expect(reviews.getByRole('radio', { name: '하루 요약' })).toBeChecked()
  await expectAccessible(page)

  await reviews.getByRole('radio', { name: '바로' }).check()
  await page.getByLabel('하루 요약을 받는 시각').selectOption({ label: '18:00' })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('알림을 바꿨어요.')).toBeVisible()
  await page.getByRole('button', { name: '나에게 시험 메일 보내기' }).click()
  await expect(page.getByText(/보내지 못했어요. ‘보낸 메일’ 목록에 남겨/)).toBeVisible()

  await page.reload()
  await expect(reviews.getByRole('radio', { name: '바로' })).toBeChecked()
  await expect(page.getByLabel('하루 요약을 받는 시각')).toHaveValue('18')
})

test('[O-06] scrolls the result of a test email into view', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInAsAdmin(page, site)
  await page.goto('/admin')
  const checklist = page.getByRole('group', { name: '문 열기 전에 할 일' })
  await expect(checklist).toBeVisible()
  await checklist.evaluate((it) => it.setAttribute('open', ''))
  const send = page.getByRole('button', { name: '나에게 시험 메일 보내기' })
  // Places the button at the lower edge of the window.
  await page.setViewportSize({ width: 1280, height: Math.ceil(await bottomOf(send)) })

  await send.press('Enter')

  const answer = page.getByText(/보내지 못했어요. ‘보낸 메일’ 목록에 남겨/)
  await expect(answer).toBeInViewport({ ratio: 1 })
})

test('[O-06] an administrator changes their address; errors appear beside their fields', async ({
  page,
  site,
}) => {
  await signInAsAdmin(page, site)
  await page.goto('/admin/notifications')
  await page.getByRole('button', { name: '주소 바꾸기' }).click()
  const dialog = page.getByRole('dialog', { name: '메일 주소 바꾸기' })
  await answering(page, sendEmailCode, { success: true, message: '보냈어요.' })
  await dialog.getByLabel('새 메일 주소').fill('owner@studio.example')
  await dialog.getByRole('button', { name: '인증 코드 받기' }).click()
  await expect(dialog.getByText('보냈어요.')).toBeVisible()
  await dialog.getByLabel('이메일 인증 코드').fill('123456')
  await dialog.getByLabel('현재 비밀번호').fill('not-the-password-7')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect(dialog.getByText('현재 비밀번호가 일치하지 않아요.')).toBeVisible()

  for (const failure of failures) {
    const { status, message } = failure
    await whileFailing(page, { call: changeMyEmail }, failure, {
      press: () => dialog.getByRole('button', { name: '바꾸기', exact: true }).click(),
      seen: () =>
        expect(dialog.getByRole('alert').last()).toHaveText(
          status === 0 ? /바꾸지 못했어요/ : message,
        ),
    })
  }
})

const bottomOf = async (it: Locator) => {
  const { y, height } = (await it.boundingBox())!
  return y + height
}
