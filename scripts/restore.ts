/**
 * `npm run restore ARCHIVE KEY-FILE`: restores a backup into an empty DATA_DIR or an empty database and
 * storage, as the environment names them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openSiteDatabase } from '#server/adapters/database/site-database.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { storageOf } from '#server/choose-adapters.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/platform/logging.ts'
import { endWithMessage, openArchive, readKeyFile } from './archives.ts'

const [archive, keyFile] = process.argv.slice(2)
try {
  if (!archive || !keyFile) throw new Error('Usage: npm run restore ARCHIVE KEY-FILE')
  await restore(archive, keyFile)
} catch (error) {
  endWithMessage(error)
}

async function restore(archive: string, keyFile: string) {
  const config = readConfig(process.env)
  const dataDir = resolve(config.DATA_DIR)
  const open = await openArchive(archive)
  const identity = await readKeyFile(keyFile)
  await mkdir(dataDir, { recursive: true })
  const database = await openSiteDatabase(config.DATABASE_URL, {
    dataDir,
    log: createLogger('warn'),
  })
  try {
    const { beginning, secret, end } = await restoreBackup({
      open,
      identity,
      databaseUrl: database.url,
      storage: await storageOf(config, dataDir),
    })
    console.log(`Restored the state of ${beginning.began_at}: ${end.files} files and the rows of
${beginning.tables.length} tables. docs/backup.md says what to do before the site opens again.`)
    await restoreSecret(dataDir, config.SESSION_SECRET, secret)
    for (const key of end.deleted_files) console.log(`Deleted while the backup was made: ${key}`)
    for (const key of end.lost_files) console.warn(`Already lost before the backup: ${key}`)
  } finally {
    await database.stop()
  }
}

/** A secret that is set stays; without one, that of the backup becomes the installation's. */
async function restoreSecret(dataDir: string, configured: string | undefined, secret: string) {
  const file = join(dataDir, 'session-secret')
  if (configured === undefined) {
    await writeFile(file, `${secret}\n`, { mode: 0o600 })
    console.log(`The secret is in ${file}.`)
  } else if (configured !== secret) {
    console.warn(`SESSION_SECRET differs from that of the backup, so everybody has to sign in again
and links in mails that were sent before no longer open.`)
  }
}
