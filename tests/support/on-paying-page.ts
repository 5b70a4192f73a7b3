import { expect, type Page } from '@playwright/test'
import type { GuestContact } from './given-on-site.ts'
import { agreement, fillIn, openOrder } from './on-order-page.ts'

/** Places a guest's order with online payment and waits for the widget. */
export async function orderToPay(page: Page, guest: GuestContact) {
  await placeToPay(page, guest)
  await widgetIsReady(page)
}

/** Places a guest's order with online payment, without waiting for the widget. */
export async function placeToPay(page: Page, guest: GuestContact) {
  await openOrder(page)
  await fillIn(page, guest)
  await page.getByRole('radio', { name: /카드/ }).check()
  await agreement(page).check()
  await payNow(page).click()
  await expect(page.getByRole('heading', { name: '결제하기', level: 1 })).toBeVisible()
}

export const payNow = (page: Page) => page.getByRole('button', { name: '100,000원 결제하기' })

export async function widgetIsReady(page: Page) {
  await expect(page.getByRole('radio', { name: '가상계좌' })).toBeVisible()
  await expect(payNow(page)).toBeEnabled()
}

/** Chooses options in the widget: a method and its outcome. */
export async function choose(page: Page, ...choices: string[]) {
  for (const name of choices) await page.getByRole('radio', { name, exact: true }).check()
}
