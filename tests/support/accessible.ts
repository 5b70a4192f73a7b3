import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A slow machine takes seconds for one look at a long page. */
const PATIENCE = { timeout: 30_000 }

/**
 * The screen breaks no rule that a machine can check, once everything that opens has opened, and
 * scrolls only downwards.
 */
export async function expectAccessible(page: Page) {
  await expect.poll(() => violationsOn(page), PATIENCE).toEqual([])
  await expectNothingCutOff(page)
}

export async function expectNothingCutOff(page: Page) {
  const overflow = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/**
 * Only what is wrong is handed over, and from the page itself: the library's other way opens a
 * second page for every look, for the sake of frames from elsewhere, of which the site has none.
 */
async function violationsOn(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
