import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startEmbeddedDatabase } from './adapters/database/embedded-postgres.ts'
import { readConfig } from './config.ts'
import { createLogger } from './platform/logging.ts'

const config = readConfig(process.env)
const log = createLogger(config.LOG_LEVEL)
const dataDir = resolve(config.DATA_DIR)
await mkdir(dataDir, { recursive: true })

// PostgreSQL starts in a separate process while this one loads the rest of the server.
const [embedded, { serve }] = await Promise.all([
  config.DATABASE_URL ? null : startEmbeddedDatabase({ dataDir, log }),
  import('./serve.ts'),
])
await serve({ config, log, dataDir, embedded })
