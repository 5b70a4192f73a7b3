/**
 * `npm run test:properties -- [--count 3000] [--minutes 30] [--seed 7] [--history 48:2:1]`: invents histories
 * of customers, company, studio, jobs and killed servers, and looks after each whether the money is
 * right; ends after so many, or so long. A seed finds the same ones again, and `--history`, with the
 * seed that a failure names, that one alone.
 */
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { runPackage } from './packaged-node.mjs'

const MOST_SEED = 2 ** 31
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3000' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * MOST_SEED)) },
    history: { type: 'string', default: '' },
  },
})
await ensureInstalled()
console.log(`${values.count} histories, --seed ${values.seed}`)
process.exitCode = await runPackage('vitest/vitest.mjs', ['run', 'tests/property-tests'], {
  env: {
    HISTORIES: values.count,
    MINUTES: values.minutes,
    SEED: values.seed,
    HISTORY: values.history,
  },
})
