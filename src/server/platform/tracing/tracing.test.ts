import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { startApp } from '#tests/support/app.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { answerJson, startHttpStandIn } from '#tests/support/http-stand-in.ts'
import { currentSpan } from './span.ts'
import { createTracer } from './tracer.ts'

interface SentSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly {
    key: string
    value: { stringValue?: string; intValue?: string }
  }[]
  readonly status: { code: number }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = 'b7ad6b7169203331'
const sampled = { traceparent: `00-${TRACE}-${SPAN}-01` }

async function startCollector(mood: { status: number | 'silent' } = { status: 200 }) {
  const spans: SentSpan[] = []
  const server = await startHttpStandIn(({ method, url, headers, body }, response) => {
    if (mood.status === 'silent') return
    expect([method, url.pathname, headers['content-type']]).toEqual([
      'POST',
      '/v1/traces',
      'application/json',
    ])
    if (mood.status === 200) {
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const { spans: sent } of scopeSpans) spans.push(...sent)
    }
    answerJson(response, mood.status, {})
  })
  onTestFinished(server.stop)
  return { url: server.url, spans, mood }
}

async function startTraced(endpoint: string, { ratio = 0, timeoutMs = 5_000 } = {}) {
  const given = await startApp()
  const log = createLogger('silent')
  const tracer = createTracer({ endpoint, ratio, log, intervalMs: 20, timeoutMs })
  const db = openDatabase(given.databaseUrl, {}, tracer.onStatement)
  const app = await createApp({ deps: { ...given.deps, db }, tracer, maxEventLoopDelayMs: 0 })
  onTestFinished(async () => {
    await app.close()
    await tracer.stop()
    await db.destroy()
  })
  const order = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/v1/orders/guest', headers, payload: orderWith() })
  return { app, tracer, order, log }
}

test('a request continues the trace of its caller, with use case and named statements', async () => {
  const { url, spans } = await startCollector()
  const { order, tracer } = await startTraced(url, { ratio: 1 })
  expect((await order(sampled)).statusCode).toBe(201)
  await tracer.stop()

  const [request] = spans.filter(({ kind }) => kind === 2)
  expect(request).toMatchObject({
    name: 'POST /v1/orders/guest',
    traceId: TRACE,
    parentSpanId: SPAN,
    status: { code: 0 },
  })
  const useCase = spans.find(({ parentSpanId }) => parentSpanId === request!.spanId)!
  expect(useCase.kind).toBe(1)
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === useCase.spanId)
  const names = statements.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['begin', 'with orders', 'commit']))
  for (const { startTimeUnixNano, endTimeUnixNano } of statements)
    expect(Number(endTimeUnixNano)).toBeGreaterThanOrEqual(Number(startTimeUnixNano))
  expect(JSON.stringify(spans)).not.toMatch(/김하나|hana@|1234-5678/)
})

test('what the caller did not sample, or the ratio leaves out, is not traced, whoever asks', async () => {
  const { url, spans } = await startCollector()
  const [all, none] = [await startTraced(url, { ratio: 1 }), await startTraced(url)]
  const unsampled = { traceparent: `00-${TRACE}-${SPAN}-00` }
  await all.app.inject({ url: '/healthz', headers: unsampled })
  await none.app.inject('/healthz')
  for (const headers of [sampled, { traceparent: 'not-a-trace' }])
    await none.app.inject({ url: '/healthz', headers })
  await Promise.all([all.tracer.stop(), none.tracer.stop()])

  expect(spans).toEqual([])
})

test('calls to outside services carry the trace on; calls to the collector are not traced', async () => {
  const { url, spans } = await startCollector()
  const { app, tracer } = await startTraced(url, { ratio: 1 })
  let received: unknown
  const service = await startHttpStandIn(({ headers }, response) => {
    received = headers.traceparent
    answerJson(response, 200, {})
  })
  onTestFinished(service.stop)
  app.get('/test-of-a-call', async () => {
    await (await fetch(`${service.url}/secret-path`)).json()
    return currentSpan.getStore()?.traceId
  })

  const { body } = await app.inject('/test-of-a-call')
  await tracer.stop()

  const call = spans.find(({ name }) => name === `GET ${new URL(service.url).host}`)!
  expect(received).toBe(`00-${body}-${call.spanId}-01`)
  expect(call).toMatchObject({ traceId: body, kind: 3 })
  expect(JSON.stringify(spans)).not.toContain('secret-path')
  expect(spans.filter(({ name }) => name.includes(new URL(url).host))).toEqual([])
})

test('a job is a trace of its own, marked when it fails', async () => {
  const { url, spans } = await startCollector()
  const { tracer } = await startTraced(url, { ratio: 1 })
  const run = () => Promise.reject(new Error('no'))
  const job = tracer.traced({ name: 'orders-cancel', cron: '* * * * *', run })

  await expect(job.run()).rejects.toThrow('no')
  await tracer.stop()
  expect(spans).toMatchObject([{ name: 'job orders-cancel', status: { code: 2 } }])
})

test.each([500, 'silent'] as const)(
  'a collector that is %s delays nothing and costs only spans',
  async (status) => {
    const collector = await startCollector({ status })
    const { app, tracer } = await startTraced(collector.url, { ratio: 1, timeoutMs: 100 })
    for (let n = 0; n < 20; n += 1) {
      const { statusCode } = await app.inject('/healthz')
      expect(statusCode).toBe(200)
    }
    await expect.poll(() => tracer.dropped()).toBeGreaterThan(0)

    collector.mood.status = 200
    await expect
      .poll(async () => {
        await app.inject('/healthz')
        await pause(20)
        return collector.spans.length
      })
      .toBeGreaterThan(0)
  },
)

test('the queue is bounded while the collector is away', async () => {
  const collector = await startCollector({ status: 'silent' })
  const { app, tracer } = await startTraced(collector.url, { ratio: 1, timeoutMs: 60_000 })
  const job = tracer.traced({ name: 'many', cron: '* * * * *', run: async () => undefined })
  for (let n = 0; n < 4_000; n += 1) await job.run()

  expect(tracer.dropped()).toBeGreaterThan(1_000)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  collector.mood.status = 200
})
