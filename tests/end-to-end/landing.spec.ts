import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'
import { givenReviewOnSite } from '#tests/support/given-reviews-on-site.ts'
import { executeOnDatabase, openWith } from '#tests/support/site-database.ts'

const PLAIN = '일반형식'
const contentRow = (title: string, text: string) =>
  `(9, '활성', '${PLAIN}', '${JSON.stringify({ ko: { title, description: '설명', content: text } })}', now(), now())`

/** Number of completely visible slides of a carousel. */
const inView = (page: Page, carousel: string) =>
  page
    .getByRole('region', { name: carousel, exact: true })
    .locator('[data-carousel]')
    .evaluate((row) => {
      const { left, right } = row.getBoundingClientRect()
      const slides = [...row.firstElementChild!.children].map((it) => it.getBoundingClientRect())
      return slides.filter((it) => it.left >= left - 1 && it.right <= right + 1).length
    })

const summaries = (page: Page, section: string) => page.locator(`${section} summary`)

test('[LND-01] shows six sections in order, also without scripts; header links stop below the header', async ({
  page,
  site,
  browser,
}) => {
  await page.goto('/user')
  const order = ['sit', 'consulting', 'process', 'contents', 'faq', 'review']
  expect(
    await page
      .locator(order.map((id) => `#${id}`).join())
      .evaluateAll((all) => all.map((it) => it.id)),
  ).toEqual(order)
  for (const [name, to] of [
    ['무엇을 읽어 드릴까요', '/user/consulting'],
    ['머리를 바꾸기 전에 읽을거리', '/user/contents'],
    ['자주 묻는 질문', '/user/faq'],
    ['먼저 상담받은 분들', '/user/review'],
  ] as const) {
    const title = page.getByRole('heading', { level: 2, name })
    await expect(title.getByRole('link')).toHaveAttribute('href', to)
  }

  await test.step('[NAV-03] an anchor stops below the header', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('banner').getByRole('link', { name: '자주 묻는 질문' }).click()
    await expect(page).toHaveURL(/\/user#faq$/)
    const title = page.getByRole('heading', { level: 2, name: '자주 묻는 질문' })
    await expect(title).toBeInViewport()
    const header = await page.getByRole('banner').boundingBox()
    expect((await title.boundingBox())!.y).toBeGreaterThanOrEqual(header!.y + header!.height)
  })

  await test.step('[LND-04] [C-05] tiles link to the product, or to the notification form if it is unavailable; the button links to the order', async () => {
    const tiles = page.locator('#consulting li a')
    const sold = '/consulting/dashboard/original'
    const [colour, style] = ['/consulting#SKIN_CONSULTING', '/consulting#STYLE_CONSULTING']
    const ways = [sold, '/sample-sheet', sold, colour, sold, style]
    const hrefs = () => tiles.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
    await expect.poll(hrefs).toEqual(ways.map((way) => `/user${way}`))
    await page.getByRole('link', { name: '온라인 컨설팅 주문하기' }).click()
    await expect(page).toHaveURL(/\/user\/consulting\/consulting-order$/)
  })

  await test.step('a browser without scripts shows everything and opens an answer', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 780 },
    })
    const plain = await context.newPage()
    await plain.goto(`${site.url}/user`)
    await expect(summaries(plain, '#faq')).toHaveCount(8)
    await expect(summaries(plain, '#faq').last()).toBeVisible()
    await summaries(plain, '#faq').first().click()
    await expect(plain.locator('#faq details').first().locator('.rich-text')).toBeVisible()
    await expect(plain.getByText('주문에서 결과지까지, 네 걸음')).toBeVisible()
    await context.close()
  })
})

test('[LND-05] steps open separately, and [LND-07] a phone shows three questions until “more”', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/user')
  const steps = page.locator('#process details')
  await expect(steps).toHaveCount(4)
  await expect(page.locator('#process details[open]')).toHaveCount(0)
  for (const step of await summaries(page, '#process').all()) await step.click()
  await expect(page.locator('#process details[open]')).toHaveCount(4)
  await expect(steps.nth(1).getByRole('listitem')).toHaveCount(5)
  await expect(steps.nth(2).getByRole('listitem')).toHaveCount(4)
  await expect(steps.nth(3).getByRole('link', { name: '상담 예약하기' })).toBeVisible()
  await summaries(page, '#process').nth(2).click()
  await expect(page.locator('#process details[open]')).toHaveCount(3)

  const questions = summaries(page, '#faq').locator('visible=true')
  await expect(questions).toHaveCount(3)
  await page.getByRole('button', { name: '더 보기' }).click()
  await expect(questions).toHaveCount(8)
  await page.getByRole('button', { name: '접기' }).click()
  await expect(questions).toHaveCount(3)
  await expectAccessible(page)

  await page.setViewportSize({ width: 640, height: 780 })
  await expect(questions).toHaveCount(3)
  await page.setViewportSize({ width: 641, height: 780 })
  await expect(questions).toHaveCount(8)
  await expect(page.getByRole('button', { name: '더 보기' })).toBeHidden()
  await summaries(page, '#faq').first().click()
  await summaries(page, '#faq').nth(1).click()
  await expect(page.locator('#faq details[open]')).toHaveCount(2)
})

test('[LND-08] [LND-10] shows as many slides as fit, turned by button, key and automatically', async ({
  page,
  site,
}) => {
  await executeOnDatabase(site, 'delete from reviews')
  const author = await givenSiteMember(site)
  for (const title of ['첫째', '둘째', '셋째', '넷째']) {
    await givenReviewOnSite(site, author, { rating: 5, title, text: `${title} 후기예요.` })
  }
  await executeOnDatabase(
    site,
    `insert into contents (position, status, article_type, words, created_at, updated_at) values
     ${contentRow('그 자리에서 읽는 글', '<p>글의 내용이에요.</p>')}, ${contentRow('빈 글', '<p> </p>')}`,
  )

  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [width, contents, reviews] of [
    [360, 1, 1],
    [700, 1, 2],
    [900, 2, 2],
    [1280, 3, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await openWith(page, '/user', page.getByText('그 자리에서 읽는 글').first())
    expect([width, await inView(page, '콘텐츠')]).toEqual([width, contents])
    expect([width, await inView(page, '후기 목록')]).toEqual([width, reviews])
  }

  await test.step('turns by button and arrow key; does not move with reduced motion', async () => {
    const row = page.getByRole('region', { name: '후기 목록' })
    await row.scrollIntoViewIfNeeded()
    await expect(row.getByText('1 / 2')).toBeVisible()
    await expect(row.getByRole('button', { name: '이어 보기' })).toBeVisible()
    await row.getByRole('button', { name: '다음 장' }).click()
    await expect(row.getByText('2 / 2')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(row.getByText('1 / 2')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(row.getByText('2 / 2')).toBeVisible()
    expect(await inView(page, '후기 목록')).toBe(3)
    await expectAccessible(page)
  })

  await test.step('a review opens in full, and closes by its button or a click outside', async () => {
    const card = page.getByRole('button', { name: '“셋째”' })
    const dialog = page.getByRole('dialog', { name: '셋째' })
    await card.click()
    await expect(dialog).toContainText('셋째 후기예요.')
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(dialog).toBeHidden()
    await card.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(dialog).toBeHidden()
  })

  await test.step('[LND-09] a linked article opens a new tab; our own text opens here or shows an error', async () => {
    const article = page.getByRole('link', { name: /주문에서 결과지까지/ })
    await expect(article).toHaveAttribute('target', '_blank')
    await expect(article).toHaveAttribute('rel', /noopener/)

    const text = page.getByRole('button', { name: '그 자리에서 읽는 글' })
    await text.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '그 자리에서 읽는 글' })
    await expect(dialog).toContainText('글의 내용이에요.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(text).toBeFocused()

    for (const [status, code, sentence] of [
      [404, 'NOT_FOUND', '파트너 정보를 찾을 수 없어요.'],
      [500, 'INTERNAL_ERROR', '파트너 정보를 불러오지 못했어요.'],
    ] as const) {
      await page.route('**/v1/content/contents/*', (route) =>
        route.fulfill({ status, json: { code } }),
      )
      await page.keyboard.press('Enter')
      const alert = page.getByRole('alertdialog', { name: sentence })
      await alert.getByRole('button', { name: '확인' }).click()
      await expect(alert).toBeHidden()
      await expect(text).toBeFocused()
      await page.unroute('**/v1/content/contents/*')
    }
  })

  await test.step('turns automatically after five seconds until paused', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/user')
    const row = page.getByRole('region', { name: '후기 목록' })
    await row.scrollIntoViewIfNeeded()
    await page.mouse.move(5, 5)
    await expect(row.getByRole('button', { name: '멈추기' })).toBeVisible()
    await page.clock.runFor(6_500)
    await expect(row.getByText('2 / 2')).toBeVisible()
    await row.getByRole('button', { name: '멈추기' }).click()
    await page.clock.runFor(12_000)
    await expect(row.getByText('2 / 2')).toBeVisible()
  })

  await test.step('a single slide does not turn', async () => {
    await executeOnDatabase(site, `delete from reviews where title <> '첫째'`)
    const row = page.getByRole('region', { name: '후기 목록' })
    await openWith(page, '/user', row.locator('[role=group]:only-child'))
    await row.scrollIntoViewIfNeeded()
    await expect(row.locator('[data-moving]')).toBeVisible()
    await page.clock.runFor(6_500)
    await expect(row.getByText('“첫째”')).toBeVisible()
    await expect(row.getByRole('button', { name: '멈추기' })).toHaveCount(0)
  })
})

test('[LND-06] a section that cannot be loaded shows a message and does not break the page', async ({
  page,
  site,
}) => {
  const parts = ['banners', 'faqs', 'contents'] as const
  for (const part of parts)
    await executeOnDatabase(site, `alter table ${part} rename to ${part}_away`)
  try {
    await openWith(page, '/user', page.locator('#faq').getByRole('alert'))
    expect((await page.request.get('/user')).status()).toBe(200)
    await expect(page.getByRole('img', { name: /얼굴 그림/ }).first()).toBeVisible()
    await expect(page.locator('#contents').getByRole('alert')).toContainText(
      '컨텐츠 정보를 불러오는 중 오류가 발생했습니다.',
    )
    await expect(page.locator('#faq').getByRole('alert')).toContainText(
      'FAQ 정보를 불러오는 중 오류가 발생했습니다.',
    )
  } finally {
    for (const part of parts)
      await executeOnDatabase(site, `alter table ${part}_away rename to ${part}`)
  }
  await page.locator('#faq').getByRole('button', { name: '다시 시도하기' }).click()
  await expect(summaries(page, '#faq')).toHaveCount(8)

  await executeOnDatabase(site, `update faqs set status = '비활성'`)
  await openWith(page, '/user', page.getByText('표시할 FAQ 정보가 없습니다.'))
  await executeOnDatabase(site, `update faqs set status = '활성'`)
})

test('the last button’s label stays on one line beside a long title', async ({ page }) => {
  /** Tolerance for the rounding of line heights. */
  const LESS_THAN_TWO_LINES_PX = 60
  const last = page.locator('main a[href$="consulting-order"]').last()
  for (const width of [360, 768, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/user')
    const { height } = (await last.boundingBox())!
    expect(height, `at ${width}`).toBeLessThan(LESS_THAN_TWO_LINES_PX)
  }
})
