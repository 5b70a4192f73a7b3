import { checkTossKey } from '#server/adapters/payment/toss-request.ts'
import { createLogger } from '#server/platform/logging.ts'
import { type Check, type Finding, fail, ok, warn } from '../finding.ts'

/** Examines the kind of the payment keys and asks the provider whether it knows the secret one. */
export const payments: Check = {
  name: 'payments',
  async examine({ config, isPublic }) {
    const { TOSS_SECRET_KEY: secretKey } = config
    if (!secretKey) return [ok('bank transfer only: TOSS_CLIENT_KEY is not set')]
    const found: Finding[] = []
    const isLive = secretKey.startsWith('live_')
    if (isPublic && !isLive)
      found.push(
        warn(
          'test keys: customers can order without paying',
          'set the live keys of Toss Payments before opening',
        ),
      )
    if (!isPublic && isLive)
      found.push(
        warn('live keys on a site for this machine only', 'use test keys for trying: money moves'),
      )
    const baseUrl = config.TOSS_BASE_URL ?? config.TOSS_API_URL ?? 'https://api.tosspayments.com'
    const answer = await checkTossKey({ baseUrl, secretKey, log: createLogger('silent') })
    if (answer === 'accepted') found.push(ok('Toss Payments accepts the secret key'))
    else if (answer === 'refused')
      found.push(
        fail(
          'Toss Payments refuses TOSS_SECRET_KEY',
          'copy both keys again from its developer centre',
        ),
      )
    else
      found.push(
        fail(
          `Toss Payments does not answer (${answer.why})`,
          'check the network and the firewall for outgoing connections',
        ),
      )
    return found
  },
}
