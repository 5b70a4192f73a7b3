/** `npm run dev`: the server starts anew when its sources change; pages change in place. */
import { makeFontsAndPictures } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './server-process.mjs'

await ensureInstalled()
await makeFontsAndPictures()
process.exitCode = await runServer(['--watch', '--watch-preserve-output'], {
  NODE_ENV: 'development',
})
