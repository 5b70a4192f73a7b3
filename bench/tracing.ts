/**
 * `npm run bench:tracing`: guest orders per second without tracing, with one request in ten traced and
 * with all of them, in alternating rounds. A local collector accepts the spans.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/adapters/database/free-port.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { startServer } from '#tests/support/site-process.ts'
import { load } from './load.ts'
import { medianOf } from './median.ts'

const ROUNDS = 3
const LOAD = { connections: 16, seconds: 5 }

const collectorPort = await freePort()
const collector = createServer((request, response) => {
  request.resume().once('end', () => response.end('{}'))
}).listen(collectorPort, '127.0.0.1')
await once(collector, 'listening')

const traced = (ratio: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  OTEL_TRACES_SAMPLER_ARG: ratio,
})
const kinds = { 'not traced': {}, 'one in ten': traced('0.1'), 'all traced': traced('1') }
const results = new Map<string, number[]>()
const folder = mkdtempSync(join(tmpdir(), 'gyeol-tracing-'))
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const [kind, settings] of Object.entries(kinds)) {
    const site = await startServer(folder, settings)
    const url = `${site.url}/v1/orders/guest`
    const order = () => ({
      body: JSON.stringify(orderWith()),
      headers: { 'idempotency-key': randomUUID() },
    })
    await load(url, { ...LOAD, seconds: 2 }, order)
    const { perSecond, p99, failed } = await load(url, LOAD, order)
    await site.end()
    results.set(kind, [...(results.get(kind) ?? []), perSecond])
    const figures = `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms, ${failed} failed`
    console.log(`round ${round}  ${kind.padEnd(11)} ${figures}`)
  }
}
for (const [kind, perSecond] of results)
  console.log(`median  ${kind.padEnd(11)} ${medianOf(perSecond).toFixed(0)}/s`)
collector.close()
rmSync(folder, { recursive: true })
