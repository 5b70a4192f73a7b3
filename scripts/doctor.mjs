/** `npm run doctor`: examines an installation, also one without development packages. */
import { ensureInstalled } from './install.mjs'
import { exitCode, spawnNode } from './packaged-node.mjs'

await ensureInstalled({ development: false })
const file = 'scripts/doctor/main.ts'
process.exitCode = await exitCode(spawnNode([file, ...process.argv.slice(2)]))
