import type { Page } from '@playwright/test'

/** Replaces the wake lock API, which needs a screen, and counts the active locks. */
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
