import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** The small form: a page takes it in half the time. */
const RULES = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
 * The rules come into a page once, and only what is wrong is handed over: on a short page both cost
 * more than the look itself. Where a dialog is open it alone is looked at: nothing else can be used.
 */
async function violationsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate<boolean>('"axe" in window')
  if (!isThere) await page.evaluate(RULES)
  const all: RunOptions = {
    resultTypes: ['violations'],
    preload: false, // only for rules that are not in force
  }
  const inFront = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)`
  return page.evaluate<string[]>(`axe.run(${inFront} ?? document, ${JSON.stringify(all)}).then(
    ({ violations }) => violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}
