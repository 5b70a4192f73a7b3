import type { Page } from '@playwright/test'
import { expect } from './browser-site.ts'

/** The window that takes the front photo of a hair survey. */
export const coach = (page: Page) => page.getByRole('dialog', { name: '사진 찍기: 정면' })

/** Takes the front photo as it is and uses it. */
export async function takeFrontPhoto(page: Page) {
  await coach(page).getByRole('button', { name: '찍기', exact: true }).click()
  await expect(coach(page).getByAltText('방금 찍은 사진: 정면')).toBeVisible()
  await coach(page)
    .getByRole('button', { name: /^(이 사진|이대로) 쓰기$/ })
    .click()
  await expect(page.getByAltText('고른 정면 사진')).toBeVisible()
}
