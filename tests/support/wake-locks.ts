import type { Page } from '@playwright/test'

/** How many locks hold the screen on; a machine without a screen grants none itself. */
export async function countWakeLocks(page: Page) {
  await page.evaluate(`{
    window.locks = 0
    const request = async () => {
      window.locks += 1
      return { release: async () => { window.locks -= 1 } }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  }`)
  return () => page.evaluate<number>('window.locks')
}
