import { expect, type Locator, type Page } from '@playwright/test'

/** More than any screen of the office has to walk by. */
const MOST_STEPS = 80
/** For a dialog that opens to take the focus. */
const FOCUS_LIMIT_MS = 5_000

/** Hands that have no mouse: nothing is focused that the keys do not lead to. */
export const keyboardSteps = (page: Page) => {
  const { keyboard } = page

  /** Walks on by Tab, or back by Shift+Tab, until it is there. */
  async function to(goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(goal).toBeVisible()
    // Found once: to find it by its name at every step costs ten times the step.
    let it = await goal.elementHandle()
    // A dialog takes the focus a moment after it is painted, even from a field that was walked to.
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
    /** Walks to a button or a link and presses it. */
    async press(goal: Locator, key?: 'Tab' | 'Shift+Tab') {
      await to(goal, key)
      await keyboard.press('Enter')
    },
    /** Walks to a field and writes what shall stand in it. */
    async write(field: Locator, text: string, key?: 'Tab' | 'Shift+Tab') {
      await to(field, key)
      await keyboard.press('Control+a')
      await keyboard.type(text)
    },
    /** The first row of a list, opened. */
    async openFirst() {
      await expect(page.locator('[data-row]').first()).toBeVisible()
      await keyboard.press('j')
      await keyboard.press('Enter')
    },
    /** Whatever asks has its yes at hand. */
    async agree(name: string) {
      await expect(page.getByRole('alertdialog').getByRole('button', { name })).toBeFocused()
      await keyboard.press('Enter')
    },
  }
}
