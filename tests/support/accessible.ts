import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** Minified: loads in half the time. */
const RULES = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One check of a long page takes seconds on a slow machine. */
const PATIENCE = { timeout: 30_000 }

/** Checks the axe rules with every disclosure open, and that the page does not scroll sideways. */
export async function expectAccessible(page: Page) {
  await expect.poll(() => violationsOn(page), PATIENCE).toEqual([])
  await expectNothingCutOff(page)
}

export async function expectNothingCutOff(page: Page) {
  const overflow = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await expect.poll(() => page.evaluate<string[]>(SPILT)).toEqual([])
}

/**
 * Lists texts that overflow their box at the sides, such as an amount in a narrow column. Ignores
 * scrollable boxes and intentional ellipses.
 */
const SPILT = `(() => {
  const TOLERANCE_PX = 1.5
  const isInline = (it) => getComputedStyle(it).display === 'inline'
  const isCut = (it) => getComputedStyle(it).overflowX !== 'visible' && it.scrollWidth > it.clientWidth
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const around = (it) => {
    const all = []
    for (let each = it; each && each !== document.body; each = each.parentElement) all.push(each)
    return all
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const spilt = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    const it = text.parentElement
    if (!text.data.trim() || it.closest('.sr-only, script, style, select, svg') || !isSeen(it)) continue
    const parents = around(it)
    const box = parents.find((each) => !isInline(each))?.getBoundingClientRect()
    if (!box || parents.some(isCut)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const stands = [...range.getClientRects()].filter(({ width }) => width > 0)
    const isOut = ({ left, right }) =>
      left < box.left - TOLERANCE_PX || right > box.right + TOLERANCE_PX
    if (stands.some(isOut)) spilt.push(text.data.trim())
  }
  return spilt
})()`

/** Loads the rules once per page and returns violations only, to save time. Checks an open dialog only. */
async function violationsOn(page: Page): Promise<string[]> {
  const isThere = await page.evaluate<boolean>('"axe" in window')
  if (!isThere) await page.evaluate(RULES)
  const all: RunOptions = {
    resultTypes: ['violations'],
    preload: false, // only needed for disabled rules
  }
  const inFront = `[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)`
  return page.evaluate<string[]>(`axe.run(${inFront} ?? document, ${JSON.stringify(all)}).then(
    ({ violations }) => violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`)
}
