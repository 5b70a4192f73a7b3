import type { Page } from '@playwright/test'
import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'
import { givenReviewOnSite } from '#tests/support/given-reviews-on-site.ts'
import { executeOnDatabase, openWith } from '#tests/support/site-database.ts'

const ADDRESS = '/user/consulting/dashboard/original'
const phone = { width: 360, height: 780 }
const laptop = { width: 1280, height: 900 }
const atBreakpoint = { width: 767, height: 900 }
const fault = { status: 500, json: { code: 'INTERNAL_ERROR' } }

const tabsOf = (page: Page, list: string) =>
  page.getByRole('tablist', { name: list, exact: true }).getByRole('tab')

test('[PRD-01] a phone has a tab per section, a laptop one for all inquiries', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: '온라인 헤어 컨설팅' })).toBeVisible()
  await expect(page).toHaveTitle('온라인 헤어 컨설팅 · 결')
  await expect(tabsOf(page, '상품 정보')).toHaveText(['상품 설명', 'REVIEW', 'Q&A', 'FAQ'])
  await expect(page.getByRole('tabpanel', { name: '상품 설명' })).toContainText('이렇게 진행돼요')
  await page.setViewportSize(atBreakpoint)
  await expect(tabsOf(page, '상품 정보')).toHaveCount(4)
  await expect(tabsOf(page, '문의')).toHaveCount(0)

  await page.setViewportSize(laptop)
  await expect(tabsOf(page, '상품 정보')).toHaveText(['상품 설명', 'REVIEW', '문의'])
  await tabsOf(page, '상품 정보').first().focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?tab=qna$/)
  await expect(tabsOf(page, '상품 정보').nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(tabsOf(page, '문의')).toHaveText(['상품 문의', 'FAQ'])
  await expectAccessible(page)
})

test('[PRD-03] the order button stays visible and leads to the order', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${ADDRESS}?tab=faq`)
  const order = page.getByRole('link', { name: '온라인 컨설팅 주문하기' })
  await expect(order).toHaveCount(1)
  await expect(order).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '후기를 쓰면 포인트를 주나요?' }).scrollIntoViewIfNeeded()
  await expect(order).toBeInViewport({ ratio: 1 })
  await order.click()
  await expect(page).toHaveURL(/\/user\/consulting\/consulting-order$/)
})

test('[PRD-03] [GAL-01] shows two reviews per page with their average; a click opens one', async ({
  page,
  site,
  browser,
}) => {
  await executeOnDatabase(site, 'delete from reviews')
  await page.setViewportSize(phone)
  await openWith(page, `${ADDRESS}?tab=review`, page.getByText('아직 후기가 없어요.'))
  await expectAccessible(page)

  const member = await givenSiteMember(site, '김수연')
  for (const [rating, title] of [
    [5, '첫 후기'],
    [4, '둘째 후기'],
    [4, '셋째 후기'],
  ] as const) {
    await givenReviewOnSite(site, member, { rating, title, text: `${title}의 내용이에요.` })
  }

  await page.reload()
  const reviews = page.getByRole('list', { name: '후기 목록' }).getByRole('listitem')
  await expect(reviews).toHaveCount(2)
  await expect(reviews.first()).toContainText('셋째 후기')
  await expect(reviews.first()).toContainText('김*연')
  const panel = page.getByRole('tabpanel', { name: 'REVIEW' })
  await expect(panel.getByRole('img', { name: '평균 별점 4.3/5' })).toBeVisible()
  await expect(panel.getByText('후기 3개')).toBeVisible()
  await expectAccessible(page)

  await test.step('a failed page shows a message and a retry', async () => {
    await page.route('**/v1/reviews?*', (route) => route.fulfill(fault))
    await page.getByRole('link', { name: '2 페이지' }).click()
    await expect(page).toHaveURL(/\?tab=review&page=2$/)
    await expect(page.getByRole('alert')).toContainText('후기를 불러오지 못했어요')
    await page.unroute('**/v1/reviews?*')
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect(reviews).toHaveCount(1)
    await expect(reviews).toContainText('첫 후기')
  })

  await test.step('a click opens the review, Escape returns to it', async () => {
    await page.setViewportSize(laptop)
    const title = reviews.getByRole('button', { name: '첫 후기' })
    await title.click()
    const dialog = page.getByRole('dialog', { name: '첫 후기' })
    await expect(dialog).toContainText('첫 후기의 내용이에요.')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(title).toBeFocused()
  })

  await test.step('[GAL-01] the gallery shows them all in up to four columns', async () => {
    await page.goto('/user/review')
    await expect(page.getByRole('heading', { level: 1, name: 'REVIEW' })).toBeVisible()
    await expect(reviews).toHaveText([/셋째 후기/, /둘째 후기/, /첫 후기/])
    for (const [width, columns] of [
      [360, 1],
      [900, 2],
      [1100, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('list', { name: '후기 목록' })).toHaveCSS(
        'grid-template-columns',
        new RegExp(`^(\\d+(\\.\\d+)?px ?){${columns}}$`),
      )
    }
    await reviews.getByRole('button', { name: '둘째 후기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '둘째 후기' })
    await expect(dialog).toContainText('둘째 후기의 내용이에요.')
    await page.mouse.click(8, 450)
    await expect(dialog).toBeHidden()
    await expectAccessible(page)
  })

  await test.step('everything is readable without scripts', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
    const plain = await context.newPage()
    await plain.goto(`${site.url}${ADDRESS}?tab=review`)
    await expect(plain.getByText('셋째 후기의 내용이에요.')).toBeVisible()
    await plain.getByRole('link', { name: '2 페이지' }).click()
    await expect(plain.getByText('첫 후기의 내용이에요.')).toBeVisible()
    await plain.getByRole('tab', { name: 'FAQ' }).locator('visible=true').click()
    await expect(plain.getByText('이름과 이메일, 전화번호만 있으면')).toBeVisible()
    await plain.getByRole('tab', { name: '상품 설명' }).locator('visible=true').click()
    await expect(plain.getByText('결과지에 담기는 것')).toBeVisible()
    await context.close()
  })
})

test('[PRD-02] a question opens its answer, also when a reload fails', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${ADDRESS}?tab=faq`)
  const question = page.getByRole('button', { name: '어떻게 결제하나요?' })
  const dialog = page.getByRole('dialog', { name: '어떻게 결제하나요?' })

  await question.click()
  await expect(dialog).toContainText('입금을 확인하면 다시 이메일을 보내 드려요.')
  await expect(dialog).toContainText(/조회 [1-9]/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '닫기' }).click()
  await expect(dialog).toBeHidden()

  await page.route('**/v1/shop-faqs/*', (route) => route.fulfill(fault))
  await question.click()
  await expect(dialog.getByRole('alert')).toContainText('목록에 있던 내용')
  await expect(dialog).toContainText('입금을 확인하면 다시 이메일을 보내 드려요.')
})

test('[I18-01] tabs and their content have three languages', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(`${ADDRESS}?tab=faq`)
  for (const [language, tabs, question] of [
    ['EN', ['Description', 'Reviews', 'Q&A', 'FAQ'], 'How do I pay?'],
    ['VI', ['Mô tả', 'Đánh giá', 'Q&A', 'FAQ'], 'Tôi thanh toán như thế nào?'],
  ] as const) {
    await page
      .context()
      .addCookies([{ name: 'lang', value: language.toLowerCase(), url: page.url() }])
    await page.reload()
    await expect(page.getByRole('tab').locator('visible=true')).toHaveText([...tabs])
    await expect(page.getByRole('button', { name: question })).toBeVisible()
    await expectAccessible(page)
  }
})
