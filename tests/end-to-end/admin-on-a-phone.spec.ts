import type { Page } from '@playwright/test'
import { setBookingHours } from '#contract/admin-bookings.ts'
import { adminContents } from '#contract/admin-content.ts'
import { getAdminOrder } from '#contract/admin-orders.ts'
import { readDashboard } from '#contract/dashboard.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { toLongPage } from '#contract/page.ts'
import { type ListedReceipt, listReceipts } from '#contract/receipts.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { languages } from '#domain/languages/languages.ts'
import { won } from '#domain/money/won.ts'
import { expectNothingCutOff } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { whileColourIsSold } from '#tests/support/colour-on-sale.ts'
import { answering, failures, whileFailing } from '#tests/support/failures.ts'
import {
  adminToken,
  givenDeposit,
  givenSiteMember,
  newGuest,
  signInAsAdmin,
  unique,
} from '#tests/support/given-on-site.ts'
import { expectPressable } from '#tests/support/pressable.ts'
import { callSite } from '#tests/support/site-calls.ts'
import type { RunningSite } from '#tests/support/site-process.ts'
import { waitForScripts } from '#tests/support/wait-for-scripts.ts'

const refused = failures.find(({ status }) => status === 409)!
const phone = { width: 360, height: 780 }

/** Texts in which this amount is broken across lines. */
const brokenAmounts = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken = []
    while (texts.nextNode()) {
      if (!/1[.,]182[.,]000/.test(texts.currentNode.data)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(texts.currentNode.data)
    }
    return broken
  })()`)

const candidate = {
  order_number: 'GY3A3A3A3A3A',
  customer_name: 'Nguyễn Hoàng Phương Thảo',
  depositor_name: 'NGUYEN HOANG',
  phone_ending: '0102',
  product_name: 'Tư vấn tóc trực tuyến',
  ordered_at: '2026-11-21T03:00:00.000Z',
  amount_due: won(1_182_000),
  status: 'PAYMENT_PENDING',
} as const

/** An unmatched deposit. */
const receipt: ListedReceipt = {
  id: '0d0e8b0c-6a55-4b0e-8a37-5d0f1b7f3c11',
  source: 'BANK',
  method: 'bank_transfer',
  amount: won(1_182_000),
  sender: 'NGUYEN',
  received_at: '2026-11-22T05:03:00.000Z',
  reversed_at: null,
  state: 'OPEN',
  order_number: null,
  match: 'PROBABLE',
  candidates: [candidate, { ...candidate, order_number: 'GY4A4A4A4A4A' }],
}
const receipts = toLongPage([receipt], 1, { page: 1, size: 30 })

async function givenOrderOf(site: RunningSite, guest_name: string): Promise<string> {
  const { email, phone: guest_phone } = newGuest()
  const body = {
    consulting_type: 'HAIR_CONSULTING',
    payment_method: 'bank_transfer',
    guest_name,
    guest_email: email,
    guest_phone,
    agreed_refund: true,
  } as const
  const placed = await callSite(site.url, placeGuestOrder, { body }, { idempotencyKey: unique() })
  return placed.order_number
}

test('[ADM-02] a long name wraps within its card on a phone', async ({ page, site }) => {
  const name = 'Nguyễn Hoàng Phương Thảo Công Tằng Tôn Nữ'
  const number = await givenOrderOf(site, name)
  const unbroken = await givenOrderOf(site, 'Wolfeschlegelsteinhausenbergerdorff')
  await page.setViewportSize(phone)
  await signInAsAdmin(page, site)

  await page.goto(`/admin/orders?q=${number}`)
  const title = page.locator('[data-row]').getByText(name)
  await expect(title).toBeVisible()
  const left = await title.evaluate((it) => [
    it.scrollWidth - it.clientWidth,
    it.scrollHeight - it.clientHeight,
  ])
  expect(left, 'no word is cut off').toEqual([0, 0])

  await page.goto(`/admin/orders/${unbroken}`)
  await expect(page.getByRole('heading', { level: 2, name: /^Wolfe/ })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width)
})

test('[ADM-02] an amount does not wrap beside a long coupon name', async ({ page, site }) => {
  const params = { order_number: await givenOrderOf(site, '이수연') }
  const order = await callSite(
    site.url,
    getAdminOrder,
    { params },
    { token: await adminToken(site) },
  )
  const coupon_name = '다시 만나서 정말 반가운 분께 드리는 오천 원 쿠폰'
  await signInAsAdmin(page, site)
  await answering(page, getAdminOrder, { ...order, coupon_name, discount_coupon: won(5_000) })
  await page.setViewportSize(phone)
  await page.goto(`/admin/orders/${params.order_number}`)
  await expect(page.getByText(coupon_name)).toBeVisible()

  await expectNothingCutOff(page)
})

test('[ADM-02] every target in the back office is large enough, in every language', async ({
  page,
  site,
  context,
}) => {
  const number = await givenOrderOf(site, '이수연')
  await givenDeposit(site, number)
  await signInAsAdmin(page, site)
  await answering(page, listReceipts, receipts)
  const shown = [
    `/admin/orders/${number}`,
    `/admin/orders/${number}/sheet`,
    '/admin/audit-log?open=1',
    '/admin/money',
    '/admin/settings',
  ]
  for (const lang of languages) {
    await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
    for (const path of shown) {
      await test.step(`${lang} ${path}`, async () => {
        await page.setViewportSize(phone)
        await page.goto(path, { waitUntil: 'networkidle' })
        await expectPressable(page)
        await expectNothingCutOff(page)
        expect(await brokenAmounts(page)).toEqual([])
        await page.setViewportSize({ width: 1280, height: 900 })
        await expectPressable(page)
      })
    }
  }
})

test('[ADM-02] the list of orders fits a tablet while several products are sold, in every language', async ({
  page,
  site,
  context,
}) => {
  await givenOrderOf(site, 'Emma Clarke')
  await signInAsAdmin(page, site)
  await page.setViewportSize({ width: 820, height: 1180 })
  await whileColourIsSold(site, async () => {
    for (const lang of languages) {
      await context.addCookies([{ name: 'lang', value: lang, url: site.url }])
      await page.goto('/admin/orders')
      await expect(page.getByRole('columnheader')).toHaveCount(7)
      await expectNothingCutOff(page)
    }
  })
})

test('[ADM-02] no line of a card begins or ends with a separator dot', async ({ page, site }) => {
  const { user } = await givenSiteMember(site)
  await signInAsAdmin(page, site)
  await page.setViewportSize(phone)
  await page.goto(`/admin/member-management?q=${user.user_id}`)
  const card = page.locator('[data-row]')
  const [first, second] = [
    card.getByText(user.user_id, { exact: true }),
    card.getByText(user.email),
  ]
  await expect(second).toBeVisible()

  const [above, below] = [(await first.boundingBox())!, (await second.boundingBox())!]
  expect(below.y).toBeGreaterThan(above.y)
  expect(below.x).toBe(above.x)
  const dots = await card.evaluate((it) => {
    const facts = it.querySelector('[data-facts]')!
    const edge = facts.getBoundingClientRect().left
    return [...facts.querySelectorAll('[data-dot]')].filter(
      (dot) => dot.getBoundingClientRect().right > edge,
    ).length
  })
  expect(dots, 'dots in sight').toBe(0)
})

test('[ADM-03] a table wider than the phone fades at the side with more columns', async ({
  page,
  site,
}) => {
  await givenOrderOf(site, '이수연')
  const dayAt = (at: number) => formatSeoulDay(seoulDayOf(new Date(at)))
  const query = { from: dayAt(Date.now() - 2 * DAY_MS), to: dayAt(Date.now()) }
  const figures = await callSite(
    site.url,
    readDashboard,
    { query },
    { token: await adminToken(site) },
  )
  const discount = { kind: 'PROMOTION', name: 'GYEOL2026', orders: 3, discount: 1_015_000 } as const
  await signInAsAdmin(page, site)
  await answering(page, readDashboard, {
    ...figures,
    current: { ...figures.current, discounts: [{ ...discount, paid: 12_285_000 }] },
  })
  await page.setViewportSize(phone)
  await page.goto('/admin/dashboard')
  const table = page.getByRole('region', { name: '쿠폰과 프로모션의 효과' })
  await expect(table).toHaveCSS('mask-image', /gradient/)

  await table.evaluate((it) => it.scrollTo({ left: it.scrollWidth }))

  await expect(table).toHaveCSS('mask-image', 'none')
})

test('a dialog opened by touch does not open the on-screen keyboard', async ({ browser, site }) => {
  const number = await givenOrderOf(site, '이수연')
  const page = waitForScripts(
    await browser.newPage({ baseURL: site.url, viewport: phone, hasTouch: true, isMobile: true }),
  )
  await signInAsAdmin(page, site)
  await page.goto(`/admin/orders/${number}`)
  await page.getByRole('button', { name: '주문 취소하기' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '닫기' })).toBeFocused()
  await dialog.getByRole('button', { name: '그대로 두기' }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '주문 취소하기' })).toBeFocused()
  await page.context().close()
})

test('[ADM-02] scrolls the error message of a failed save into view', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signInAsAdmin(page, site)
  const problem = page.getByRole('alert').filter({ hasText: refused.message })

  await test.step('of a content', async () => {
    await page.goto('/admin/contents')
    await page.locator('[data-row]').first().click()
    await page.getByRole('textbox', { name: '본문' }).pressSequentially(' 더')
    await whileFailing(page, { call: adminContents.update }, refused, {
      press: () => page.getByRole('button', { name: /^저장하기/ }).click(),
      seen: () => expect(problem).toBeInViewport({ ratio: 1 }),
    })
    await page.getByRole('button', { name: '고친 내용 버리기' }).click()
  })

  await test.step('of the hours', async () => {
    await page.goto('/admin/bookings/hours')
    await page
      .getByRole('button', { name: /시간 더하기$/ })
      .first()
      .click()
    await whileFailing(page, { call: setBookingHours }, refused, {
      press: () => page.getByRole('button', { name: '저장하기' }).click(),
      seen: () => expect(problem).toBeInViewport({ ratio: 1 }),
    })
    await page.getByRole('button', { name: '되돌리기' }).click()
  })
})
