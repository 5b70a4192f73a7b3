import { expect, onTestFinished, test } from 'vitest'
import { callToss } from '#server/adapters/payment/toss-request.ts'
import { checkSolapi, solapiSender } from '#server/adapters/sms/solapi.ts'
import { socialLogins } from '#server/adapters/social/social-logins.ts'
import { s3Storage } from '#server/adapters/storage/s3.ts'
import { createLogger } from '#server/platform/logging.ts'
import { createExporter } from '#server/platform/tracing/exporter.ts'
import { startHttpStandIn } from './support/http-stand-in.ts'

/** A provider that sends every call on, with status 307 that keeps method and body, to another host. */
async function givenRedirectingProvider() {
  const heard: string[] = []
  const elsewhere = await startHttpStandIn(({ method, url, headers, body }, response) => {
    heard.push(`${method} ${url.pathname} ${headers.authorization} ${body}`)
    response.setHeader('content-type', 'application/json').end('{"access_token":"a","balance":1}')
  })
  const provider = await startHttpStandIn(({ url }, response) => {
    response.writeHead(307, { location: `${elsewhere.url}${url.pathname}` }).end()
  })
  onTestFinished(() => {
    provider.stop()
    elsewhere.stop()
  })
  return { url: provider.url, heard }
}

const log = createLogger('silent')
const solapi = (url: string) => ({ url, apiKey: 'key', apiSecret: 'secret', now: () => new Date() })
const s3 = { bucket: 'b', region: 'r', accessKeyId: 'id', secretAccessKey: 'secret' }
const grant = {
  code: 'c',
  state: 's',
  codeVerifier: 'v',
  redirectUri: 'https://gyeol.test/callback',
}

const calls: Readonly<Record<string, (url: string) => Promise<unknown>>> = {
  'a payment': (baseUrl) =>
    callToss({ secretKey: 'sk', baseUrl, log, timeoutMs: 2_000 }, 'POST', '/v1/payments/confirm', {
      body: { amount: 1 },
    }),
  'a text message': (url) =>
    solapiSender({ ...solapi(url), from: '021234567' }).send({ to: '01012345678', text: '결' }),
  'the balance of text messages': (url) => checkSolapi(solapi(url)),
  'a social login': (url) => {
    const settings = { clientId: 'id', clientSecret: 'secret', tokenUrl: url, profileUrl: url }
    const [login] = socialLogins((provider) => (provider === 'kakao' ? settings : null))
    return login!.identify(grant)
  },
  'a stored photo': (endpoint) => s3Storage({ ...s3, endpoint }).put('a', Buffer.from('a'), 'a/b'),
  traces: async (endpoint) => {
    const exporter = createExporter({ endpoint, log })
    exporter.add({
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
      parentSpanId: undefined,
      name: 'a call',
      kind: 1,
      startMs: 0,
      endMs: 1,
      attributes: {},
      isError: false,
    })
    await exporter.stop()
  },
}

test.each(Object.entries(calls))(
  '[SEC-01] %s follows no redirect to another host',
  async (_what, send) => {
    const { url, heard } = await givenRedirectingProvider()

    await send(url).catch(() => undefined)

    expect(heard).toEqual([])
  },
)
