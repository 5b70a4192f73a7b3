import { expect, type Page } from '@playwright/test'

/** Expects every target to accept clicks on 24 × 24 px around its middle (WCAG 2.5.8). */
export const expectPressable = (page: Page) =>
  expect.poll(() => page.evaluate<string[]>(TOO_SMALL)).toEqual([])

const TOO_SMALL = `(() => {
  const LEAST_PX = 24
  const REACH_PX = LEAST_PX / 2 - 0.5
  const PRESSABLE = 'a[href], button, summary, select, [role=tab], [role=button], [role=switch]'
  const isSeen = (it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const tooSmall = []
  for (const it of document.querySelectorAll(PRESSABLE)) {
    const { width, height } = it.getBoundingClientRect()
    const isLarge = width >= LEAST_PX && height >= LEAST_PX
    if (isLarge || width < 2 || height < 2 || it.closest('.sr-only') || !isSeen(it)) continue
    it.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = it.getBoundingClientRect()
    const [x, y] = [box.left + Math.min(box.width / 2, 60), box.top + box.height / 2]
    const takes = (right, down) => it.contains(document.elementFromPoint(x + right, y + down))
    const isTall = height >= LEAST_PX || (takes(0, -REACH_PX) && takes(0, REACH_PX))
    const isWide = width >= LEAST_PX || (takes(-REACH_PX, 0) && takes(REACH_PX, 0))
    if (!isTall || !isWide) {
      const name = it.textContent.trim() || it.getAttribute('aria-label')
      tooSmall.push(name + ': ' + Math.round(width) + ' × ' + Math.round(height))
    }
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return tooSmall
})()`
