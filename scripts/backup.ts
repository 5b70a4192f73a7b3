/**
 * `npm run backup`: makes a backup now, also while the site runs.
 * `npm run backup verify ARCHIVE KEY-FILE`: reads an archive completely and writes nothing.
 * `npm run backup keygen KEY-FILE`: makes the key that opens archives, for a place off the server.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { backupRunner } from '#server/backup-runner.ts'
import { readContents } from '#server/backups/archive/read-contents.ts'
import { makeBackup } from '#server/backups/make-backup.ts'
import { errorCode, errorMessage } from '#server/platform/error-fields.ts'
import { endWithMessage, openArchive, readKeyFile } from './archives.ts'
import { readSecret, runOnSite } from './run-on-site.ts'

const USAGE = `Usage:
  npm run backup                           makes a backup now
  npm run backup verify ARCHIVE KEY-FILE   reads an archive completely
  npm run backup keygen KEY-FILE           makes a key`

const [command, ...args] = process.argv.slice(2)
try {
  if (command === undefined) await backUp()
  else if (command === 'verify' && args.length === 2) await verify(args)
  else if (command === 'keygen' && args.length === 1) await makeKey(args)
  else throw new Error(USAGE)
} catch (error) {
  endWithMessage(error)
}

function backUp() {
  return runOnSite(async (site) => {
    const { config, dataDir, db, databaseUrl } = site
    const secret = await readSecret(site)
    const runner = await backupRunner({ config, dataDir, databaseUrl, secret })
    if (!runner) throw new Error('No place for backups is set: BACKUP_DIR or BACKUP_S3_BUCKET.')
    const began = performance.now()
    const report = await makeBackup({ db, now: () => new Date() }, runner).catch(
      (error: unknown) => {
        throw new Error(
          `No backup was made in ${runner.location} (${errorMessage(error)}). ` +
            '`npm run doctor` examines the place.',
        )
      },
    )
    if (!report) throw new Error('Another backup is running.')
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${report.location}/${report.archive}: ${report.rows} rows, ${report.files} files, ` +
        `${report.bytes} bytes, read back, ${seconds} s`,
    )
    if (report.lostFiles > 0) {
      console.warn(`${report.lostFiles} files that the database names are not in the storage.`)
    }
  })
}

async function verify([archive = '', keyFile = '']: readonly string[]) {
  const open = await openArchive(archive)
  const { beginning, end } = await readContents(await open(), await readKeyFile(keyFile))
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0)
  console.log(
    `The archive is complete: begun ${beginning.began_at}, ${rows} rows in ` +
      `${beginning.tables.length} tables, ${end.files} files of ${end.file_bytes} bytes`,
  )
}

async function makeKey([file = '']: readonly string[]) {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  const content = `# public key: ${recipient}\n${identity}\n`
  await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    const isThere = errorCode(error) === 'EEXIST'
    throw isThere
      ? new Error(`${file} exists already, perhaps with a key: name another one.`)
      : error
  })
  const written = await readFile(file, 'utf8')
  if (!written.includes(identity)) throw new Error(`${file} could not be read back.`)
  console.log(`The key is in ${file}. Without it no backup can be restored, and nobody can make
it again. Move it off this server, to two places, and set on the server:

BACKUP_RECIPIENT=${recipient}`)
}
