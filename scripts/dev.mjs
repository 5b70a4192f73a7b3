/** `npm run dev`: the server starts anew when its sources change; pages change in place. */
import { makeFontsAndPictures } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './server-process.mjs'

await ensureInstalled()
await makeFontsAndPictures()
// By folder: the bundler writes its configuration into a file of the moment and imports it, which a
// Node that watches what it imported takes for a changed source, and starts anew for ever.
const folders = ['server', 'contract', 'consultings', 'domain', 'texts'].map(
  (name) => `--watch-path=src/${name}`,
)
process.exitCode = await runServer([...folders, '--watch-preserve-output'], {
  NODE_ENV: 'development',
})
