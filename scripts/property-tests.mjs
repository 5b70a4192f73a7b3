/**
 * `npm run test:properties -- [--count 3000] [--minutes 30] [--seed 7] [--path 48:2:1]`: runs random
 * sequences of commands by customers, provider, studio and jobs, with servers killed on the way, and
 * checks the invariants of money after each. Stops after `--count` sequences or `--minutes`. `--seed`
 * repeats a run; with `--path`, both as a failure prints them, it repeats one sequence.
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
    path: { type: 'string', default: '' },
  },
})
await ensureInstalled()
console.log(`${values.count} command sequences, --seed ${values.seed}`)
process.exitCode = await runPackage('vitest/vitest.mjs', ['run', 'tests/property-tests'], {
  env: {
    PROPERTY_RUNS: values.count,
    PROPERTY_MINUTES: values.minutes,
    PROPERTY_SEED: values.seed,
    PROPERTY_PATH: values.path,
  },
})
