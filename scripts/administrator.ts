/**
 * `npm run administrator -- reset-factor USER_ID`: removes the lost second factor and the passkeys of an
 * account, so that the password alone signs in again. For a sole owner, whom no other administrator can
 * help. Recorded in the audit log; the person gets an email.
 */
import { resolve } from 'node:path'
import { resetFactorByCommand } from '#server/accounts/index.ts'
import { openSiteDatabase } from '#server/adapters/database/site-database.ts'
import { readConfig } from '#server/config.ts'
import { jobLimits, openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { loadOrCreateSecret } from '#server/platform/secret.ts'

const [command, userId] = process.argv.slice(2)
if (command !== 'reset-factor' || !userId) {
  console.error('Usage: npm run administrator -- reset-factor USER_ID')
  process.exit(2)
}
const config = readConfig(process.env)
const dataDir = resolve(config.DATA_DIR)
const log = createLogger('warn')
const database = await openSiteDatabase(config.DATABASE_URL, { dataDir, log })
const db = openDatabase(database.url, jobLimits)
try {
  const secret = config.SESSION_SECRET ?? (await loadOrCreateSecret(dataDir))
  const publicUrl = (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, '')
  const wasReset = await resetFactorByCommand(
    { db, now: () => new Date(), secret, publicUrl },
    userId,
  )
  console.log(
    wasReset
      ? `The second factor of ${userId} is removed. The password signs in; every session has ended.`
      : `${userId} has no second factor.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
  await database.stop()
}
