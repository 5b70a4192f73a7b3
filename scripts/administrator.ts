/**
 * Helps a sole owner, whom no other administrator can help; recorded in the audit log.
 * `npm run administrator -- reset-factor USER_ID`: removes the lost second factor and the passkeys of an
 * account, so that the password alone signs in again. The person gets an email.
 * `npm run administrator -- temporary-password USER_ID`: prints a password for one login.
 */
import { TEMPORARY_PASSWORD_VALID_MINUTES } from '#domain/limits/limits.ts'
import { makeTemporaryPassword, resetFactorByCommand } from '#server/accounts/index.ts'
import { readSecret, runOnSite } from './run-on-site.ts'

const [command, userId] = process.argv.slice(2)
if ((command !== 'reset-factor' && command !== 'temporary-password') || !userId) {
  console.error(`Usage:
  npm run administrator -- reset-factor USER_ID         removes a lost second factor
  npm run administrator -- temporary-password USER_ID   prints a password for one login`)
  process.exit(2)
}
await runOnSite(async (site) => {
  const { db, publicUrl } = site
  const deps = { db, now: () => new Date(), secret: await readSecret(site), publicUrl }
  if (command === 'temporary-password') {
    const password = await makeTemporaryPassword(deps, userId)
    console.log(
      `${password} signs ${userId} in once within ${TEMPORARY_PASSWORD_VALID_MINUTES} minutes, to choose a new password.`,
    )
    return
  }
  const wasReset = await resetFactorByCommand(deps, userId)
  console.log(
    wasReset
      ? `The second factor of ${userId} is removed. The password signs in; every session has ended.`
      : `${userId} has no second factor.`,
  )
})
