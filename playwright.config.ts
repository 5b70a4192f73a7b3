import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './tests/support/chromium.ts'

/** The journeys on the site that is connected to the outside (`outside-site.ts`). */
const outside = ['**/paying.spec.ts', '**/social-login.spec.ts']

/** The journeys: whole jobs of a person in a browser, on the built site with a database of its own. */
export default defineConfig({
  // Node reads TypeScript itself; Playwright would translate each file anew on a new machine.
  build: { external: ['**/*.ts'] },
  testDir: 'tests/end-to-end',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // A site takes seconds to start: the few journeys on the other one share one, beside the rest.
  projects: [
    { name: 'outside', testMatch: outside, workers: 1 },
    { name: 'site', testIgnore: outside },
  ],
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A wait that will not end says so where it stands, not when the whole journey's time is up.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A picture of every step of a movement costs more than the step itself; one whole job moves.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
