import { expect, test } from '#tests/support/browser-site.ts'
import { givenSiteMember } from '#tests/support/given-on-site.ts'
import { givenReviewOnSite } from '#tests/support/given-reviews-on-site.ts'
import { executeOnDatabase } from '#tests/support/site-database.ts'

test('[LND-10] loads a quote’s font when it comes near the viewport', async ({ browser, site }) => {
  await executeOnDatabase(site, 'delete from reviews')
  const member = await givenSiteMember(site)
  const words = { rating: 5, title: '뷁뛟 같은 말도 읽혀요', text: '내용이에요.' }
  await givenReviewOnSite(site, member, words)
  const page = await browser.newPage()
  const fonts: string[] = []
  page.on('request', (request) => {
    if (/slices-[^/]*\.css|display-more|hahmlet/.test(request.url())) fonts.push(request.url())
  })

  await page.goto('/user', { waitUntil: 'networkidle' })
  expect(fonts).toEqual([])

  await page.locator('#review').scrollIntoViewIfNeeded()
  await expect.poll(() => fonts.filter((url) => url.includes('hahmlet'))).not.toEqual([])
  await page.close()
})
