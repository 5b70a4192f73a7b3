import { expect, type Page, type Route } from '@playwright/test'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import type { GuestContact } from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

export const ORDER = '/user/consulting/consulting-order'

export const screens = {
  narrowest: { width: 320, height: 640 },
  phone: { width: 360, height: 780 },
  wide: { width: 1280, height: 900 },
} as const

/** Opens the order page and waits until it is interactive. */
export async function openOrder(page: Page) {
  await page.goto(ORDER)
  await expect(page.getByRole('heading', { name: '주문하기', level: 1 })).toBeVisible()
  await isAlive(page)
}

/**
 * Waits until the page is interactive and shows the price, and reads the rules, which would otherwise
 * open at the first click on the agreement.
 */
export async function isAlive(page: Page) {
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('button', { name: '환불 규정 보기' }).click()
  await expect(page.getByRole('dialog', { name: '환불 규정' })).toBeVisible()
  await page.getByRole('button', { name: '확인했어요' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function fillIn(page: Page, { email, phone }: GuestContact) {
  await page.getByLabel('이름', { exact: true }).fill('이수연')
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('전화번호').fill(phone)
}

export const agreement = (page: Page) => page.getByRole('checkbox', { name: '환불 규정' })

/** The submit button, whose label depends on the payment method. */
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /원 결제하기$|^주문하고 입금 안내 받기$|^주문하기$/ })

/** Expects the total below the price lines. */
export const showsTotal = (page: Page, amount: string) =>
  expect(
    page.getByRole('region', { name: '결제 금액' }).locator('[aria-live]').getByText(`${amount}원`),
  ).toBeVisible()

/** Opens optional fields by the label of their disclosure. */
export async function unfold(page: Page, label: keyof typeof folds) {
  const fold = page.locator('details').filter({ hasText: folds[label] })
  if ((await fold.getAttribute('open')) === null) {
    await fold.locator('summary').click()
  }
}

const folds = {
  codes: '쿠폰 · 프로모션 코드 쓰기',
  address: '주소 · 배송 메시지 적기',
  depositor: '다른 이름으로 입금하기',
  cashReceipt: '현금영수증 신청하기',
} as const

/** Waits for the next step that is shown after the order is placed. */
export async function nextStep(page: Page) {
  await page.waitForURL(/\/user\/mypage\?ordered=/)
  // The newest of a member's open orders comes first.
  return page.getByRole('region', { name: '주문을 받았어요' }).first()
}

export const ordersOf = async ({ url }: RunningSite, { email, phone }: GuestContact) =>
  (await callSite(url, searchGuestOrders, { query: { email, phone } })).items

export const storedItem = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

/** Checks that the focused element is never covered by the pay bar of a phone. */
export async function staysAbovePayBar(page: Page) {
  await expect(async () => {
    const focused = await page.locator(':focus').boundingBox()
    const button = await payButton(page).boundingBox()
    expect(focused!.y + focused!.height).toBeLessThan(button!.y)
  }).toPass()
}

export const refuseWith =
  (status: number, body: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
