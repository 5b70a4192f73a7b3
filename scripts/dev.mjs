/** `npm run dev`: restarts the server when its sources change; reloads pages in place. */
import { makeFontsAndPictures } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './server-process.mjs'

await ensureInstalled()
await makeFontsAndPictures()
// Watches folders, not imports: the bundler imports a temporary configuration file, which Node would
// take for a changed source and restart endlessly.
const folders = ['server', 'contract', 'consultings', 'domain', 'texts'].map(
  (name) => `--watch-path=src/${name}`,
)
process.exitCode = await runServer([...folders, '--watch-preserve-output'], {
  NODE_ENV: 'development',
})
