/**
 * Runs the embedded PostgreSQL for `npm run dev` in a process of its own, so that a changed source
 * restarts the server alone. Sends the database's address to its parent process and ends with it.
 */
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startEmbeddedDatabase } from '../src/server/adapters/database/embedded-postgres.ts'
import { readConfig } from '../src/server/config.ts'
import { createLogger } from '../src/server/platform/logging.ts'

const config = readConfig(process.env)
const dataDir = resolve(config.DATA_DIR)
await mkdir(dataDir, { recursive: true })
const database = await startEmbeddedDatabase({ dataDir, log: createLogger(config.LOG_LEVEL) })

process.once('disconnect', () => database.stop())
process.send?.(database.url)
