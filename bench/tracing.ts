/**
 * `npm run bench:tracing`: guest orders per second without tracing, with one request in ten traced and
 * with all of them, by three sites that are measured in turns. A local collector accepts the spans.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { itemAt } from '#domain/collections/lists.ts'
import { freePort } from '#server/adapters/database/free-port.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { startSite } from '#tests/support/site-process.ts'
import { load } from './load.ts'
import { medianOf } from './median.ts'

const ROUNDS = 5
const WARM_UP_SECONDS = 2
const LOAD = { connections: 16, seconds: 3 }

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
const sites = await Promise.all(
  Object.entries(kinds).map(async ([kind, settings]) => {
    const site = await startSite(settings)
    const results: number[] = []
    return { kind, stop: site.stop, url: `${site.url}/v1/orders/guest`, results }
  }),
)
const order = () => ({
  body: JSON.stringify(orderWith()),
  headers: { 'idempotency-key': randomUUID() },
})
for (const { url } of sites) await load(url, { ...LOAD, seconds: WARM_UP_SECONDS }, order)
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const { kind, url, results } of sites) {
    const { perSecond, p99, failed } = await load(url, LOAD, order)
    results.push(perSecond)
    const figures = `${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(1)} ms, ${failed} failed`
    console.log(`round ${round}  ${kind.padEnd(11)} ${figures}`)
  }
}
const [untraced] = sites
for (const { kind, results } of sites) {
  const parts = results.map((perSecond, at) => perSecond / itemAt(untraced?.results ?? [], at))
  console.log(
    `median  ${kind.padEnd(11)} ${medianOf(results).toFixed(0)}/s, ${(medianOf(parts) * 100).toFixed(0)} % of not traced in the same round`,
  )
}
await Promise.all(sites.map((site) => site.stop()))
collector.close()
