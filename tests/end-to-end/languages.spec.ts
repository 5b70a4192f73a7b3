import { expect, test } from '#tests/support/browser-site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

test('[I18-01] the language of a URL is remembered until another is chosen', async ({
  page,
  context,
}) => {
  const html = page.locator('html')
  const rememberedLanguage = async () =>
    (await context.cookies()).find(({ name }) => name === 'lang')?.value

  await page.goto('/user/faq?lang=en')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(/· Gyeol$/)

  await page.getByRole('link', { name: 'Gyeol, home page' }).click()
  await expect(page).toHaveURL(/\/user$/)
  await expect(html).toHaveAttribute('lang', 'en')

  await page.goto('/user/faq?lang=en&page=1')
  await page.getByRole('button', { name: /Tiếng Việt/ }).click()
  await expect(html).toHaveAttribute('lang', 'vi')
  await expect(page).toHaveURL(/\/user\/faq\?page=1$/)
  await expect(page).toHaveTitle(/^Câu hỏi.* · Gyeol$/)
  expect(await rememberedLanguage()).toBe('vi')

  await page.reload()
  await expect(html).toHaveAttribute('lang', 'vi')
  await page.goto('/user/faq?lang=en')
  await page.getByRole('button', { name: /한국어/ }).click()
  await expect(html).toHaveAttribute('lang', 'ko')
  await expect(page).toHaveURL(/\/user\/faq$/)
})
