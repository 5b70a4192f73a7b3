import { join } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take over ten seconds beside other tests, longest first. Vitest's own order is by the
 * size of a file, so that some of them would be the last, each alone on one core.
 */
export const longest = [
  'tests/crash-tests/failover.test.ts',
  'tests/crash-tests/backup.test.ts',
  'tests/extreme-values.test.ts',
  'tests/access-matrix.test.ts',
  'tests/drills/drills.test.ts',
  'src/server/reports/files/sheet-files.test.ts',
  'tests/crash-tests/crash.test.ts',
  'tests/crash-tests/rolling-restart.test.ts',
  'tests/crash-tests/two-instances.test.ts',
  'src/server/reports/pdf/report-pdf.test.ts',
  'src/server/backups/restore-backup.test.ts',
  'src/server/platform/read-database.test.ts',
  'src/consultings/hair/server/hair-on-paper.test.ts',
  'tests/photo-verdicts.test.ts',
  'src/server/seeds/demo.test.ts',
  'tests/operations.test.ts',
  'src/server/reports/pdf/accessible.test.ts',
  'src/server/platform/writable-host.test.ts',
  'src/server/platform/pictures.test.ts',
  'src/consultings/color/server/color-on-paper.test.ts',
  'tests/product-pages.test.ts',
  'tests/property-tests/money.test.ts',
  'src/server/reports/print/printed-pages.test.ts',
  'tests/page-cache.test.ts',
  'tests/page-policies.test.ts',
  'tests/limits.test.ts',
  'src/server/accounts/login-code.test.ts',
  'src/server/platform/database-faults.test.ts',
  'src/server/platform/decoder/limits.test.ts',
  'tests/public-pages.test.ts',
  'src/server/orders/quote-order.test.ts',
  'src/server/drawings/serve-drawings.test.ts',
  'src/server/platform/jobs.test.ts',
  'scripts/doctor/doctor.test.ts',
]

/** Begins with the longest files; the others follow in Vitest's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const places = new Map(longest.map((name, place) => [join(this.ctx.config.root, name), place]))
    const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? longest.length
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b))
  }
}
