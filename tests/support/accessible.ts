import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The screen as it stands breaks no rule that a machine can check, and scrolls only downwards. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate<number>(
    'document.documentElement.scrollWidth - window.innerWidth',
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
