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
  await expect.poll(() => page.evaluate<string[]>(SPILT)).toEqual([])
}

/**
 * Texts that stand out of their box at its sides, over what is beside it: an amount in a column that
 * was squeezed, a word in a button. Not where one may scroll, or where the end is cut off on purpose.
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
