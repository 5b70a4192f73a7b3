import { afterEach, vi } from 'vitest'

/** Restores stubbed globals after each test, so that no file imports modules beside those of another. */
afterEach(() => {
  vi.unstubAllGlobals()
})
