import type { Page } from '@playwright/test'
import { adminProducts } from '#contract/admin-catalog.ts'
import { listProducts } from '#contract/catalog.ts'
import { won } from '#domain/money/won.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { adminToken } from '#tests/support/given-on-site.ts'
import { callSite } from '#tests/support/site-calls.ts'
import { executeOnDatabase, openWith } from '#tests/support/site-database.ts'

const promise = (page: Page) => page.locator('[aria-labelledby="promise-title"]')
const pin = (page: Page, number: number) =>
  page.locator('[data-pin]').filter({ hasText: String(number) })
const lines = (page: Page) =>
  page.getByRole('region', { name: '이런 결과지를 받아요' }).locator('ol li')

test('[C-01] [LND-03] shows the turnaround below the first screen as text and drawing while something is on sale', async ({
  page,
  site,
}) => {
  const { items } = await callSite(site.url, listProducts, {})
  const { turnaround_days: days, if_sent_today: promised } = items[0]!
  const dayOf = (day: string) => String(Number(day.slice(8)))

  await page.goto('/user')
  await expect(promise(page).getByRole('heading', { level: 2 })).toHaveText(
    `설문을 보낸 날부터 ${days}영업일`,
  )
  await expect(promise(page)).toContainText(
    new RegExp(
      `오늘 결제하고 보내면 ${Number(promised.due_on.slice(5, 7))}월 ${dayOf(promised.due_on)}일`,
    ),
  )
  const drawing = promise(page).locator('[aria-hidden=true][data-until-seen]')
  const drawn = await drawing.locator('.display-date').allTextContents()
  expect(drawn).toEqual([promised.sent_on, ...promised.business_days].map(dayOf))

  await test.step('draws its strands when visible, or at once with reduced motion', async () => {
    const strands = drawing.locator('svg')
    await expect(strands).toHaveCSS('clip-path', 'none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 500 })
    await page.goto('/user')
    await expect(strands).toHaveCSS('clip-path', 'inset(-50% 100% -50% 0px)')
    await promise(page).getByText('날이 바뀌면').scrollIntoViewIfNeeded()
    await expect(strands).toHaveCSS('clip-path', 'inset(-50% -1% -50% 0px)')
  })

  await test.step('shows no turnaround while nothing is on sale', async () => {
    const onSale = items.map(({ product_id }) => `'${product_id}'`).join()
    const sell = (isSold: boolean) =>
      executeOnDatabase(site, `update products set is_active = ${isSold} where id in (${onSale})`)
    await sell(false)
    try {
      await openWith(
        page,
        '/user',
        page.locator('#consulting').getByText('준비하고 있어요').first(),
      )
      await expect(page.getByText(/\d영업일/)).toHaveCount(0)
    } finally {
      await sell(true)
    }
  })
})

test('a pin of the sample appears with its line, and all of them without motion or scripts', async ({
  page,
  site,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/user')
  await expect(lines(page)).toHaveCount(6)
  for (const number of [1, 2, 3, 4, 5, 6]) await expect(pin(page, number)).toHaveCSS('opacity', '1')
  await expectAccessible(page)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/user')
  await expect(pin(page, 1)).toHaveCSS('opacity', '0')
  await lines(page)
    .nth(2)
    .evaluate((line) => line.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(pin(page, 3)).toHaveCSS('opacity', '1')
  await lines(page).nth(4).getByRole('link').focus()
  await expect(pin(page, 5)).toHaveCSS('opacity', '1')
  await expect(pin(page, 5)).toHaveCSS('scale', '1.3')

  const context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: 'no-preference',
  })
  const plain = await context.newPage()
  await plain.goto(`${site.url}/user`)
  for (const number of [1, 6]) await expect(pin(plain, number)).toHaveCSS('opacity', '1')
  await context.close()
})

test('[LND-05] the last step shows the turnaround, and [P-8] seasons are named only while personal colour is on sale', async ({
  page,
  site,
}) => {
  const seasons = page.getByRole('region', { name: '당신의 계절은 어디쯤일까요' })
  await page.goto('/user')
  await expect(page.locator('#process summary').last()).toContainText(
    /설문을 보낸 날부터 \d+영업일/,
  )
  await expect(seasons).toHaveCount(0)

  const token = await adminToken(site)
  const name = '퍼스널 컬러 · 메이크업'
  const body = { consulting_type: 'SKIN_CONSULTING', name, price: won(120_000) } as const
  const { id } = await callSite(site.url, adminProducts.create, { body }, { token })
  try {
    await openWith(page, '/user', seasons)
    await expect(seasons.getByRole('listitem')).toHaveCount(12)
    await expect(seasons.getByRole('listitem').first()).toHaveText('봄 라이트')
    await seasons.getByRole('link', { name: `${name} 120,000원` }).click()
    await expect(page).toHaveURL(/original\?consulting_type=SKIN_CONSULTING$/)
  } finally {
    await callSite(site.url, adminProducts.remove, { params: { id } }, { token })
  }
})

test('[E-14] lays sections out near the visitor, and all of them once fonts are there', async ({
  page,
}) => {
  const questions = page.locator('#faq-title')
  const isLaidOut = () =>
    questions.evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }))
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/user')
  await expect.poll(isLaidOut).toBe(true)
  expect(await page.evaluate('scrollY')).toBe(0)

  await page.route(/\.woff2$/, () => undefined)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await isLaidOut()).toBe(false)
  await questions.scrollIntoViewIfNeeded()
  await expect.poll(isLaidOut).toBe(true)
  await expect(questions).toBeInViewport()
})
