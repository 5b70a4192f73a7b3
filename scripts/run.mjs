/** `node scripts/run.mjs FILE [arguments]`: runs a TypeScript file of this checkout. */
import { exitCode, spawnNode } from './brought-node.mjs'
import { ensureInstalled } from './install.mjs'

const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/run.mjs FILE [arguments]')
  process.exit(2)
}
await ensureInstalled()
process.exitCode = await exitCode(spawnNode([file, ...args]))
