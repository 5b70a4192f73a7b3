import { expectAccessible } from '#tests/support/accessible.ts'
import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'
import { givenReviewOnSite } from '#tests/support/given-reviews-on-site.ts'
import { screens } from '#tests/support/on-order-page.ts'
import { executeOnDatabase } from '#tests/support/site-database.ts'

const written = (title: string) => ({ rating: 5, title, text: `${title}. 그 뒤의 이야기예요.` })

test('[GAL-01] [LND-10] a visitor reads quotes and filters them by face shape and hair', async ({
  page,
  site,
  browser,
}) => {
  await executeOnDatabase(site, 'delete from reviews')
  const member = await givenSiteMember(site, '김수연')
  const heart = { face_shape: 'heart', style: 'softWaves' } as const
  const diamond = { face_shape: 'diamond', style: 'pixie' } as const
  await givenReviewOnSite(site, member, written('말하지 않은 사람'))
  await givenReviewOnSite(site, member, written('짧게 자르길 잘했어요'), diamond)
  await givenReviewOnSite(site, member, written('물결이 얼굴을 감싸요'), heart)
  const quotes = page.getByRole('list', { name: '후기 목록' }).getByRole('article')
  const filters = page.getByRole('navigation', { name: '후기 골라 보기' })
  const alone = /물결이 얼굴을 감싸요/

  await test.step('a quote on the landing page shows author, face and style and links to similar ones', async () => {
    await page.setViewportSize(screens.phone)
    await page.goto('/user')
    const slides = page.locator('#review').getByRole('article')
    await slides.first().scrollIntoViewIfNeeded()
    await expect(slides.first()).toContainText('“물결이 얼굴을 감싸요”')
    await expect(slides.first()).toContainText('김*연 · 하트형 · 긴 S컬 웨이브')
    await expect(slides.nth(2)).toContainText('김*연')
    await expect(slides.nth(2)).not.toContainText('·')
    await expect(filters.getByRole('link')).toHaveText([
      /하트형/,
      /마름모형/,
      /짧은 머리/,
      /긴 머리/,
    ])
    await filters.getByRole('link', { name: '하트형' }).click()
    await expect(page).toHaveURL(/\/user\/review\?face_shape=heart$/)
    await expect(quotes).toHaveText([alone])
  })

  await test.step('filters without results are not links; a chosen filter can be removed', async () => {
    await expect(filters.getByText('짧은 머리')).toBeVisible()
    await expect(filters.getByRole('link', { name: '짧은 머리' })).toHaveCount(0)
    await expect(filters.getByRole('link', { name: '하트형' })).toHaveAttribute('aria-current')
    await filters.getByRole('link', { name: '긴 머리' }).click()
    await expect(page).toHaveURL(/face_shape=heart&hair_length=long$/)
    await expect(quotes).toHaveText([alone])
    await expectAccessible(page)
    await filters.getByRole('link', { name: '전체' }).first().click()
    await expect(page).toHaveURL(/\/user\/review\?hair_length=long$/)
  })

  await test.step('a URL without results shows a message and a link to all', async () => {
    await page.goto('/user/review?face_shape=heart&hair_length=short')
    await expect(page.getByText('이 조건에 맞는 후기가 아직 없어요.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: '모두 보기' }).click()
    await expect(page).toHaveURL(/\/user\/review$/)
    await expect(quotes).toHaveCount(3)
    await page.goto('/user/review?face_shape=triangle')
    await expect(quotes).toHaveCount(3)
  })

  await test.step('without scripts the filters are links', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(`${site.url}/user/review?face_shape=diamond&lang=vi`)
    await expect(plain.getByRole('article')).toHaveText([/짧게 자르길 잘했어요/])
    await expect(plain.getByRole('article')).toContainText('Mặt kim cương · Tóc pixie')
    await plain.getByRole('link', { name: 'Trái tim' }).click()
    await expect(plain.getByRole('article')).toHaveText([alone])
    await context.close()
  })
})
