/** `npm start`: installs and builds what is missing, then keeps the server running. */
import { buildIfStale, isStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { superviseServer } from './server-process.mjs'

const mustBuild = isStale()
await ensureInstalled({ development: mustBuild })
if (mustBuild) await buildIfStale()
process.exitCode = await superviseServer({
  NODE_ENV: process.env.NODE_ENV || 'production',
})
