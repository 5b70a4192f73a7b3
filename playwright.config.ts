import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/support/chromium.ts'

/** Tests on the site that is connected to stand-ins of the providers (`outside-site.ts`). */
const outside = ['**/paying.spec.ts', '**/social-*.spec.ts']

/** Tests on a site or in a browser of their own kind, which takes seconds of processor time to start. */
const passkeys = ['**/failing-factors.spec.ts', '**/second-factor.spec.ts']
/** One after the other: all cameras show the film in one file (`fake-camera.ts`). */
const camera = ['**/photo-coach.spec.ts', '**/limited-coach.spec.ts', '**/several-faces.spec.ts']

/** End-to-end tests: whole tasks in a browser, on the built site with a separate database. */
export default defineConfig({
  // Node runs TypeScript itself; Playwright would compile each file.
  build: { external: ['**/*.ts'] },
  testDir: 'tests/end-to-end',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // The few tests of each other kind share one site, in parallel to the rest.
  projects: [
    { name: 'outside', testMatch: outside, workers: 1 },
    { name: 'passkeys', testMatch: passkeys, workers: 1 },
    { name: 'camera', testMatch: camera, workers: 1 },
    { name: 'site', testIgnore: [...outside, ...passkeys, ...camera] },
  ],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Reports a hanging wait at its line, before the whole test times out.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Animations slow the tests down; one test runs with motion.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
