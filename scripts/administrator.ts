/**
 * `npm run administrator -- reset-factor USER_ID`: removes the lost second factor and the passkeys of an
 * account, so that the password alone signs in again. For a sole owner, whom no other administrator can
 * help. Recorded in the audit log; the person gets an email.
 */
import { resetFactorByCommand } from '#server/accounts/index.ts'
import { readSecret, runOnSite } from './run-on-site.ts'

const [command, userId] = process.argv.slice(2)
if (command !== 'reset-factor' || !userId) {
  console.error('Usage: npm run administrator -- reset-factor USER_ID')
  process.exit(2)
}
await runOnSite(async (site) => {
  const { db, publicUrl } = site
  const secret = await readSecret(site)
  const wasReset = await resetFactorByCommand(
    { db, now: () => new Date(), secret, publicUrl },
    userId,
  )
  console.log(
    wasReset
      ? `The second factor of ${userId} is removed. The password signs in; every session has ended.`
      : `${userId} has no second factor.`,
  )
})
