import { expect, test } from '#tests/support/browser-site.ts'
import { screens } from '#tests/support/on-order-page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('with forced colours, drawings keep their colours and selections stay visible', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide)
  await page.goto('/user')
  const main = page.getByRole('main')
  const [ink, paper] = await page.evaluate<[string, string]>(`[
    getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor,
  ]`)
  expect(ink).not.toBe(paper)
  await expect(main.locator('img[src^="/drawings/"]').first()).not.toHaveCSS(
    'background-color',
    paper,
  )
  const order = main.getByRole('link', { name: /100,000원/ }).first()
  await expect(order).not.toHaveCSS('color', paper)
  await expect(order).toHaveCSS('background-color', paper)
  // A pin loses its background and must keep a border.
  await expect(main.locator('[data-pin]').first()).toHaveCSS('border-style', 'solid')

  await page.goto('/user/consulting/consulting-order')
  const chosen = page.locator('label:has(input[type=radio]:checked)').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})
