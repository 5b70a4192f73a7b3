import { defineConfig } from 'vitest/config'

/**
 * Every test but those in a browser. One PostgreSQL serves the whole run; each file that needs a
 * database takes its own copy of a migrated template from it (`#tests/support/database.ts`).
 */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/*.test.ts',
      'tests/{drills,support}/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: ['tests/support/console-noise.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
