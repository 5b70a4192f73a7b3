import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { startEmbeddedDatabase } from './adapters/database/embedded-postgres.ts'
import { readConfig } from './config.ts'
import { errorMessage } from './platform/error-fields.ts'
import { createLogger } from './platform/logging.ts'

try {
  await start()
} catch (error) {
  // Whoever starts the site needs the reason; LOG_LEVEL=debug adds where it arose.
  process.stderr.write(
    `\n결 cannot start: ${errorMessage(error)}\n` +
      '`npm run doctor` examines database, storage and settings.\n\n',
  )
  process.exit(1)
}

async function start() {
  const config = readConfig(process.env)
  const log = createLogger(config.LOG_LEVEL)
  const dataDir = resolve(config.DATA_DIR)
  await mkdir(dataDir, { recursive: true })

  // PostgreSQL starts in a separate process while this one loads the rest of the server.
  const [embedded, { serve }] = await Promise.all([
    config.DATABASE_URL ? null : startEmbeddedDatabase({ dataDir, log }),
    import('./serve.ts'),
  ])
  try {
    await serve({ config, log, dataDir, embedded })
  } catch (error) {
    log.debug({ err: error }, 'the start failed')
    await embedded?.stop()
    throw error
  }
}
