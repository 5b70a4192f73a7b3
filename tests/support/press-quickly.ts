import type { Locator } from '@playwright/test'

const LIMIT_MS = 20_000

/** Presses it as soon as it takes a press, without what makes a hand slow. */
export const pressQuickly = (button: Locator): Promise<void> =>
  button.evaluate(async (it, limit) => {
    const until = performance.now() + limit
    const isBusy = () => it.matches(':disabled, [aria-disabled=true], [aria-busy=true]')
    while (isBusy()) {
      if (performance.now() > until) throw new Error(`It takes no press: ${it.outerHTML}`)
      await new Promise((soon) => setTimeout(soon, 5))
    }
    it.click()
  }, LIMIT_MS)

/** A press for many times: the first by hand, which shows that it can be seen and hit. */
export function pressing(button: Locator): () => Promise<void> {
  let press = () => button.click()
  return async () => {
    await press()
    press = () => pressQuickly(button)
  }
}
