/** `npm start`: installs and builds what is missing, then runs the server. */
import { buildIfStale, isStale } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runServer } from './server-process.mjs'

const mustBuild = isStale()
await ensureInstalled({ development: mustBuild })
if (mustBuild) await buildIfStale()
process.exitCode = await runServer([], { NODE_ENV: process.env.NODE_ENV || 'production' })
