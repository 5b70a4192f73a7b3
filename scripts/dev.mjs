/**
 * `npm run dev`: restarts the server when its sources change; reloads pages in place. The embedded
 * database runs beside the server and outlives its restarts.
 */
import { once } from 'node:events'
import { makeFontsAndPictures } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { exitCode, spawnNode } from './packaged-node.mjs'
import { copyPaperFonts } from './paper-fonts.mjs'
import { runSources } from './server-process.mjs'

await ensureInstalled()
await makeFontsAndPictures()
copyPaperFonts()
const database = process.env.DATABASE_URL ? null : startDatabase()
const address = database && (await addressOf(database))
// Watches folders, not imports: the bundler imports a temporary configuration file, which Node would
// take for a changed source and restart endlessly.
const folders = ['server', 'contract', 'consultings', 'domain', 'texts'].map(
  (name) => `--watch-path=src/${name}`,
)
process.exitCode =
  database && !address
    ? await exitCode(database)
    : await runSources([...folders, '--watch-preserve-output'], {
        NODE_ENV: 'development',
        ...(address && { DATABASE_URL: address, SEED: process.env.SEED ?? 'demo' }),
      })
if (database?.connected) {
  database.disconnect()
  await exitCode(database)
}

/** Detached, so that Ctrl-C in a terminal reaches the server first and the database after it. */
function startDatabase() {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  return spawnNode(['scripts/dev-database.ts'], { stdio, detached: true })
}

/** The address that the database sends, or null if it ended before. */
async function addressOf(child) {
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  const [message] = await once(child, 'message', { signal: ended.signal }).catch(() => [null])
  return message
}
