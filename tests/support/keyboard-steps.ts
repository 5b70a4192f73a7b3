import { expect, type Locator, type Page } from '@playwright/test'

/** More than the focusable elements of any admin screen. */
const MOST_STEPS = 80
/** Time for an opening dialog to take the focus. */
const FOCUS_LIMIT_MS = 5_000

/** Steps by keyboard only: elements are reached by Tab, never focused by script. */
export const keyboardSteps = (page: Page) => {
  const { keyboard } = page

  /** Presses Tab (or Shift+Tab) until an element has the focus. */
  async function to(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(goal).toBeVisible()
    // Located once: locating it at every step costs ten times the step.
    let it = await goal.elementHandle()
    // An opening dialog takes the focus a moment after it is painted.
    await it?.evaluate(async (it, limitMs) => {
      const dialog = it.closest('[role=dialog], [role=alertdialog]')
      const until = performance.now() + limitMs
      const isOutside = () => !dialog?.contains(it.ownerDocument.activeElement)
      while (dialog && isOutside() && performance.now() < until) {
        await new Promise((soon) => setTimeout(soon, 5))
      }
    }, FOCUS_LIMIT_MS)
    for (let at = 0; at < MOST_STEPS; at += 1) {
      const found = await it?.evaluate((it) => ({
        isGone: !it.isConnected,
        isFocused: it === it.ownerDocument.activeElement,
      }))
      if (found?.isFocused) return
      if (found?.isGone) it = await goal.elementHandle()
      else await keyboard.press(key)
    }
    await expect(goal).toBeFocused()
  }

  return {
    to,
    /** Reaches a button or link and presses Enter. */
    async press(goal: Locator, key?: 'Tab' | 'Shift+Tab') {
      await to(goal, key)
      await keyboard.press('Enter')
    },
    /** Reaches a field and replaces its text. */
    async write(field: Locator, text: string, key?: 'Tab' | 'Shift+Tab') {
      await to(field, key)
      await keyboard.press('Control+a')
      await keyboard.type(text)
    },
    /** Opens the first row of a list. */
    async openFirst() {
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await keyboard.press('j')
      await keyboard.press('Enter')
    },
    /** Confirms the open dialog. */
    async agree(name: string) {
      await expect(page.getByRole('alertdialog').getByRole('button', { name })).toBeFocused()
      await keyboard.press('Enter')
    },
  }
}
