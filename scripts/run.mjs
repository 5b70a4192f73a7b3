/**
 * `node scripts/run.mjs FILE [arguments]`: runs a TypeScript file of this checkout. One that opens a
 * browser finds its path in CHROMIUM_PATH.
 */

import { findBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { exitCode, spawnNode } from './packaged-node.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}
await ensureInstalled()
process.exitCode = await exitCode(
  spawnNode([file, ...args], { env: { CHROMIUM_PATH: findBrowser() } }),
)
