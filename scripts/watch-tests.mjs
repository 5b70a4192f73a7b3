/** `npm run test:watch -- [PATH…]`: runs unit tests again whenever a file that they import changes. */

import { ensureInstalled } from './install.mjs'
import { runPackage } from './packaged-node.mjs'

await ensureInstalled()
process.exitCode = await runPackage('vitest/vitest.mjs', ['watch', ...process.argv.slice(2)])
