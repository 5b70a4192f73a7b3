import type { Logger } from 'pino'
import { won } from '#domain/money/won.ts'
import { tossPayments } from '#server/adapters/payment/toss.ts'
import { checkSolapi, solapiSender } from '#server/adapters/sms/solapi.ts'
import { socialLogins } from '#server/adapters/social/social-logins.ts'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { createLogger } from '#server/platform/logging.ts'

/** Part of every secret that {@link providerCalls} prove to a provider. */
export const SECRET = 'canary'

const silent = createLogger('silent')
const solapi = (url: string) => ({
  url,
  apiKey: 'key',
  apiSecret: `${SECRET}-of-solapi`,
  now: () => new Date(),
})
const s3 = { bucket: 'b', region: 'r', accessKeyId: 'id', secretAccessKey: `${SECRET}-of-s3` }
const grant = {
  code: `${SECRET}-code`,
  state: 's',
  codeVerifier: `${SECRET}-verifier`,
  redirectUri: 'https://gyeol.test/callback',
}

/** Calls to outside services by HTTP, at a URL of the test. */
export const providerCalls: Readonly<
  Record<string, (url: string, log?: Logger) => Promise<unknown>>
> = {
  'a payment': (baseUrl, log = silent) => {
    const keys = { clientKey: 'a', secretKey: `${SECRET}-of-toss`, scriptUrl: 'https://js.test' }
    const { gateway } = tossPayments({ ...keys, baseUrl, log, timeoutMs: 2_000 })
    const payment = { paymentKey: 'a', providerOrderId: 'a', amount: won(1), idempotencyKey: 'a' }
    return gateway!.confirm(payment)
  },
  'a text message': (url) =>
    solapiSender({ ...solapi(url), from: '021234567' }).send({ to: '01012345678', text: '결' }),
  'the balance of text messages': (url) => checkSolapi(solapi(url)),
  'a social login': (url) => {
    const settings = {
      clientId: 'id',
      clientSecret: `${SECRET}-of-kakao`,
      tokenUrl: url,
      profileUrl: url,
    }
    const [login] = socialLogins((provider) => (provider === 'kakao' ? settings : null))
    return login!.identify(grant)
  },
  'a stored photo': (endpoint) => s3Storage({ ...s3, endpoint }).put('a', Buffer.from('a'), 'a/b'),
}
