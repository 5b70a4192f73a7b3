import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A slow machine takes seconds for one look at a long page. */
const PATIENCE = { timeout: 30_000 }

/**
 * The screen breaks no rule that a machine can check, once everything that opens has opened, and
 * scrolls only downwards. Looking at colours takes the most of the time: once for screens that differ
 * in their words alone.
 */
export async function expectAccessible(page: Page, { colours = true } = {}) {
  await expect.poll(() => violationsOn(page, colours), PATIENCE).toEqual([])
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
async function violationsOn(page: Page, colours: boolean) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false, // only for rules that are not in force
      rules: { 'color-contrast': { enabled: colours } },
    })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
