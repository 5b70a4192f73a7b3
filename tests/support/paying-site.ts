import { expect, type Page } from '@playwright/test'
import { test as base } from './browser-site.ts'
import type { GuestContact } from './given-on-site.ts'
import { agreement, fillIn, openOrder, payButton } from './on-order-page.ts'
import { type RunningSite, startSite } from './site-process.ts'
import { startTossStandIn, type TossStandIn } from './toss-stand-in.ts'

interface PayingSite {
  readonly site: RunningSite
  readonly toss: TossStandIn
}

/** `test` with a site that takes payments through a company, and the company's stand-in. */
export const test = base.extend<object, PayingSite>({
  toss: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's dependencies are read from here
    async ({}, use) => {
      const toss = await startTossStandIn()
      await use(toss)
      toss.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ toss }, use) => {
      const site = await startSite({
        TOSS_CLIENT_KEY: toss.clientKey,
        TOSS_SECRET_KEY: toss.secretKey,
        TOSS_BASE_URL: toss.url,
        TOSS_SCRIPT_URL: toss.scriptUrl,
      })
      toss.notices.state.to = `${site.url}/v1/payments/webhooks/toss`
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'

/** A guest orders to pay online and stands before the widget. */
export async function orderToPay(page: Page, guest: GuestContact) {
  await placeToPay(page, guest)
  await widgetIsReady(page)
}

/** The same, whatever becomes of the widget. */
export async function placeToPay(page: Page, guest: GuestContact) {
  await openOrder(page)
  await fillIn(page, guest)
  await page.getByRole('radio', { name: /카드/ }).check()
  await agreement(page).check()
  await payButton(page, '100,000').click()
  await expect(page.getByRole('heading', { name: '결제하기', level: 1 })).toBeVisible()
}

export const payNow = (page: Page) => page.getByRole('button', { name: '100,000원 결제하기' })

export async function widgetIsReady(page: Page) {
  await expect(page.getByRole('radio', { name: '가상계좌' })).toBeVisible()
  await expect(payNow(page)).toBeEnabled()
}

/** What the customer chooses in the widget, and what becomes of it. */
export async function choose(page: Page, ...choices: string[]) {
  for (const name of choices) await page.getByRole('radio', { name, exact: true }).check()
}
