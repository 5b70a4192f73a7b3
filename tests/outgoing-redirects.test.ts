import { expect, onTestFinished, test } from 'vitest'
import { createLogger } from '#server/platform/logging.ts'
import { createExporter } from '#server/platform/tracing/exporter.ts'
import { startHttpStandIn } from './support/http-stand-in.ts'
import { providerCalls } from './support/provider-calls.ts'

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

/** Traces prove no key. */
async function sendTraces(endpoint: string) {
  const exporter = createExporter({ endpoint, log: createLogger('silent') })
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
}

test.each(Object.entries({ ...providerCalls, traces: sendTraces }))(
  '[SEC-01] %s follows no redirect to another host',
  async (_what, send) => {
    const { url, heard } = await givenRedirectingProvider()

    await send(url).catch(() => undefined)

    expect(heard).toEqual([])
  },
)
