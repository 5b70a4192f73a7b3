import type { Page } from '@playwright/test'
import { changeSettings, getSettings } from '#contract/admin-settings.ts'
import { expectAccessible, expectNothingCutOff } from '#tests/support/accessible.ts'
import { ageSessions, renewSessions } from '#tests/support/aged-sessions.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import {
  adminToken,
  codeSentTo,
  givenSiteMember,
  PASSWORD,
  signIn,
  signInAsAdmin,
} from '#tests/support/given-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { executeOnDatabase } from '#tests/support/site-database.ts'
import { texts } from '#texts/all.ts'
import { confirmIdentityTexts } from '#texts/confirm-identity.ts'

test.afterEach(({ site }) => renewSessions(site))

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '본인 확인' })

test('[A-08] an export asks for the password by keyboard on a phone, and then downloads', async ({
  page,
  site,
}) => {
  await page.setViewportSize(screens.phone)
  await signInAsAdmin(page, site)
  await page.goto('/admin/audit-log')
  const button = page.getByRole('button', { name: '엑셀로 받기' })
  await expect(button).toBeVisible()
  await ageSessions(site)
  const dialog = dialogOf(page)
  const field = dialog.getByLabel('비밀번호', { exact: true })

  await test.step('Escape declines: nothing is downloaded, and the screen says so', async () => {
    await button.press('Enter')
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await expectNothingCutOff(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('본인 확인이 필요해요').first()).toBeVisible()
  })

  await test.step('an empty and a wrong password are said at the field', async () => {
    await button.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('비밀번호를 입력해 주세요.')).toBeVisible()
    await page.keyboard.type('wrong-password')
    await page.keyboard.press('Enter')
    await expect(field).toHaveAccessibleDescription(texts.ko.refusals.CURRENT_PASSWORD_MISMATCH)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
  })

  await test.step('the right password continues the same download', async () => {
    await field.fill(site.admin.password)
    const [file] = await Promise.all([page.waitForEvent('download'), field.press('Enter')])
    expect(file.suggestedFilename()).toMatch(/^audit-log-.*\.xlsx$/)
    await expect(dialog).toBeHidden()
  })

  await test.step('does not ask again', async () => {
    await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    await expect(dialog).toBeHidden()
  })
})

test('[A-08] a new bank account is saved after the confirmation, and stays typed without one', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAsAdmin(page, site)
  const token = await adminToken(site)
  const before = (await callSite(site.url, getSettings, {}, { token })).bank_account
  await page.goto('/admin/settings')
  const account = page.getByLabel('계좌번호', { exact: true })
  await account.fill('110-222-333444')
  await ageSessions(site)
  const dialog = dialogOf(page)

  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toBeHidden()
  await expect(account).toHaveValue('110-222-333444')
  expect((await callSite(site.url, getSettings, {}, { token })).bank_account).toEqual(before)

  await account.press('Control+Enter')
  await dialog.getByLabel('비밀번호', { exact: true }).fill(site.admin.password)
  await dialog.getByRole('button', { name: '확인하고 계속' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await callSite(site.url, getSettings, {}, { token })).bank_account)
    .toMatchObject({ account_number: '110-222-333444' })

  // Other tests of this site read the account.
  await renewSessions(site)
  await callSite(site.url, changeSettings, { body: { bank_account: before } }, { token })
})

for (const language of ['en', 'vi'] as const) {
  test(`[A-08] a member confirms before the account is deleted (${language})`, async ({
    page,
    site,
  }) => {
    const text = confirmIdentityTexts[language]
    await page.setViewportSize(screens.phone)
    await signIn(page, site, await givenSiteMember(site))
    await page.goto(`/user/mypage/withdrawal?lang=${language}`)
    await page.getByRole('main').getByRole('checkbox').check()
    await ageSessions(site)
    await page.getByRole('main').locator('button[type=submit]').click()

    const dialog = page.getByRole('dialog', { name: text.title })
    await dialog.getByLabel(text.passwordLabel, { exact: true }).fill(PASSWORD)
    await expectAccessible(page)
    await expectNothingCutOff(page)
    await dialog.getByRole('button', { name: text.confirm }).click()
    await page.getByRole('alertdialog').getByRole('button').click()
    await expect(page).toHaveURL(/\/login/)
  })
}

test('[A-08] a member without a password confirms by a code', async ({ page, site }) => {
  const member = await givenSiteMember(site)
  const first = await codeSentTo(site, member.user.email)
  await executeOnDatabase(
    site,
    `update members set password_hash = null where id = '${member.user.id}'`,
  )
  await page.setViewportSize(screens.phone)
  await signIn(page, site, member)
  await page.goto('/user/mypage/withdrawal')
  await page.getByRole('main').getByRole('checkbox').check()
  await ageSessions(site)
  await page.getByRole('main').locator('button[type=submit]').click()

  const dialog = dialogOf(page)
  const code = dialog.getByLabel('인증번호', { exact: true })
  await dialog.getByRole('button', { name: '확인하고 계속' }).click()
  await expect(dialog.getByText('인증번호 여섯 자리를 입력해 주세요.')).toBeVisible()
  await dialog.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(dialog.getByRole('button', { name: '다시 받기' })).toBeVisible()
  await code.fill(await codeSentTo(site, member.user.email, first))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '확인하고 계속' }).click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect(page).toHaveURL(/\/login/)
})
