/** `npm run test:watch -- [PATH…]`: runs unit tests again whenever a file that they import changes. */
import { runPackage } from './brought-node.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
process.exitCode = await runPackage('vitest/vitest.mjs', ['watch', ...process.argv.slice(2)])
