import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Starts with the drills, which take a minute and more: started last, they ended the run alone. */
class DrillsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isDrill = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/drills/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isDrill), ...sorted.filter((file) => !isDrill(file))]
  }
}

/**
 * All tests except end-to-end tests. One PostgreSQL serves the run; each test that needs a database gets
 * its own (`#tests/support/database.ts`).
 *
 * Test files of one process share imported modules, which halves the time. A test must therefore undo
 * its changes to modules; globals are restored automatically.
 */
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'tests/*.test.ts',
      'tests/{crash-tests,drills,property-tests,support}/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    isolate: false,
    // One more than processors: the long tests mostly wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: DrillsFirst },
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: [
      'tests/support/console-noise.ts',
      'tests/support/fixed-property-seed.ts',
      'tests/support/prompt-workers.ts',
      'tests/support/restored-globals.ts',
    ],
    // Generous: a busy machine may take many times as long as an idle one.
    testTimeout: 120_000,
    hookTimeout: 240_000, // starts of several sites with their databases may meet
    expect: { poll: { timeout: 20_000 } },
  },
})
