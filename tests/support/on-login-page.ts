import type { Page } from '@playwright/test'

/** Fills in and submits the login form. */
export async function fillLogin(page: Page, userId: string, password: string) {
  await page.getByLabel('아이디', { exact: true }).fill(userId)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click()
}
