import { expect, test } from '#tests/support/browser-site.ts'
import { screens } from '#tests/support/on-order-page.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

test('where colours are forced, drawings are in the visitor’s own and what is chosen is seen', async ({
  page,
}) => {
  await page.setViewportSize(screens.wide)
  await page.goto('/user/review')
  const [ink, paper] = await page.evaluate<[string, string]>(`[
    getComputedStyle(document.body).color, getComputedStyle(document.documentElement).backgroundColor,
  ]`)
  expect(ink).not.toBe(paper)
  await expect(page.getByRole('main').locator('svg path[stroke]').first()).toHaveCSS('stroke', ink)
  // A bar that is nothing but its background would be gone.
  await expect(page.getByRole('main').locator('dl .bg-ink').first()).toHaveCSS(
    'background-color',
    ink,
  )

  await page.goto('/user/consulting/consulting-order')
  const chosen = page.locator('label:has(input[type=radio]:checked)').first()
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})
