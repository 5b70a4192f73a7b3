import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** A slow machine takes seconds for one look at a long page. */
const PATIENCE = { timeout: 30_000 }

/** What can be wrong with a screen's words alone, its parts and colours being those of another. */
const aboutWords = ['cat.forms', 'cat.language', 'cat.name-role-value', 'cat.text-alternatives']

/**
 * The screen breaks no rule that a machine can check, once everything that opens has opened, and
 * scrolls only downwards.
 */
export const expectAccessible = (page: Page) => expectNoViolation(page, {})

/** The same for a screen that was looked at in another language: only what words can break. */
export const expectWellWorded = (page: Page) =>
  expectNoViolation(page, { runOnly: { type: 'tag', values: aboutWords } })

async function expectNoViolation(page: Page, options: RunOptions) {
  await expect.poll(() => violationsOn(page, options), PATIENCE).toEqual([])
  await expectNothingCutOff(page)
}

export async function expectNothingCutOff(page: Page) {
  const overflow = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  await expect.poll(overflow).toBeLessThanOrEqual(0)
}

/**
 * The rules come into a page once, and only what is wrong is handed over: on a short page both cost
 * more than the look itself.
 */
async function violationsOn(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate<boolean>('"axe" in window')
  if (!isThere) await page.evaluate(axe.source)
  const all: RunOptions = {
    resultTypes: ['violations'],
    preload: false, // only for rules that are not in force
    ...options,
  }
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(all)}).then(
    ({ violations }) => violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}
