/**
 * `node scripts/run.mjs FILE [arguments]`: runs a TypeScript file of this checkout. Sets CHROMIUM_PATH
 * for files that open a browser.
 */

import { findBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { exitCode, spawnNode } from './packaged-node.mjs'
import { stopOnSignals } from './server-process.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}
// Commands of the operator need no development packages: installing some would empty a running site's.
await ensureInstalled({ development: false })
const { signal: stopping } = stopOnSignals()
const program = spawnNode([file, ...args], { env: { CHROMIUM_PATH: findBrowser() } })
stopping.addEventListener('abort', () => program.kill(stopping.reason), { once: true })
process.exitCode = await exitCode(program)
