import { afterEach, vi } from 'vitest'

/**
 * Restores stubbed globals and the real time after each test: files share modules and globals, so a
 * time left standing still would be the next file's.
 */
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
