/** `npm run dev`: the server starts anew when its sources change; pages change in place. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitCode, root, spawnNode } from './brought-node.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './server-process.mjs'

await ensureInstalled()
if (existsSync(join(root, 'scripts', 'fonts.ts'))) await exitCode(spawnNode(['scripts/fonts.ts']))
process.exitCode = await runServer(['--watch', '--watch-preserve-output'], {
  NODE_ENV: 'development',
})
