import { defineConfig } from 'vitest/config'

/**
 * Every test but those in a browser. One PostgreSQL serves the whole run; each test that needs a
 * database has one for itself (`#tests/support/database.ts`).
 *
 * The files of one process share what they import: the server is read once and not once a file,
 * which halves the time. So a test puts back what it replaced; globals are put back for it.
 */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{crash-tests,property-tests,support}/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    isolate: false,
    maxWorkers: '100%',
    unstubGlobals: true,
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: ['tests/support/console-noise.ts', 'tests/support/fixed-property-seed.ts'],
    // Ends what hangs: a busy machine may take many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
