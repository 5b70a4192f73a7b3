import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { itemAt } from '#domain/collections/lists.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { adminCallsOf } from './admin-calls.ts'
import { load, type Sent } from './load.ts'
import { processorMs } from './processor-time.ts'
import { type ScaleSite, startScaleSite } from './scale/scale-site.ts'

/**
 * `npm run bench:growth -- [--only PATTERN] DATA_DIR…`: requests lists, searches and orders in turns from
 * databases of `npm run seed:scale`, the smallest first, and prints milliseconds of processor time of server
 * and PostgreSQL per request as rows of a table. Other work on the machine hardly changes these. Names calls
 * whose replies have not the same number of rows. Fails if a request of any database takes more than LIMIT
 * times as long as of the smallest. Linux only.
 */
const LIMIT = 1.5
const CONNECTIONS = 2
const ROUNDS = 3
const SECONDS = 0.5
const WARM_UP_SECONDS = 0.4
const PLACING = 'placing an order'

const given = process.argv.slice(2)
const only = new RegExp(given[0] === '--only' ? (given[1] ?? '') : '')
const dataDirs = (given[0] === '--only' ? given.slice(2) : given).map((dir) => resolve(dir))

const sites: ScaleSite[] = []
try {
  for (const dataDir of dataDirs) sites.push(await startScaleSite(dataDir))
  const heads = ['', ...sites.map(({ scale }) => String(scale.orders)), 'ratios', 'rows']
  console.log(`| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}`)
  for (const name of namesOfCalls()) {
    if (only.test(name)) console.log(await compare(name))
  }
} finally {
  await Promise.all(sites.map(({ server }) => server.end()))
}

/** Workbooks are left out: their rows grow. Orders come last, since they are added to the lists. */
function namesOfCalls(): string[] {
  const names = Object.keys(adminCallsOf({ members: 200, orders: 1_000 }))
  return [...names.filter((name) => !name.includes('workbook')), PLACING]
}

async function compare(name: string): Promise<string> {
  const rows: string[] = []
  for (const site of sites) {
    await measure(site, name, WARM_UP_SECONDS)
    rows.push(await countRows(site, name))
  }
  const costs = sites.map(() => ({ ms: 0, requests: 0 }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, site] of sites.entries()) {
      const { ms, requests } = await measure(site, name, SECONDS)
      const cost = itemAt(costs, at)
      costs[at] = { ms: cost.ms + ms, requests: cost.requests + requests }
    }
  }
  const each = costs.map(({ ms, requests }) => ms / requests)
  const ratios = each.slice(1).map((ms) => ms / itemAt(each, 0))
  if (ratios.some((ratio) => ratio > LIMIT)) process.exitCode = 1
  const cells = [
    name,
    ...each.map((ms) => ms.toFixed(1)),
    ratios
      .map((ratio) => (ratio > LIMIT ? `**${ratio.toFixed(2)}**` : ratio.toFixed(2)))
      .join(', '),
    new Set(rows).size > 1 ? rows.join('; ') : 'same',
  ]
  return `| ${cells.join(' | ')} |`
}

function requestsOf({ scale, cookie }: ScaleSite, name: string): readonly Sent[] {
  const paths = adminCallsOf(scale)[name]
  if (!paths) return [{ path: '/v1/orders/guest', body: JSON.stringify(orderWith()), headers: {} }]
  return paths.map((path) => ({ method: 'GET', path, headers: { cookie } }))
}

/** Returns the processor time of server and database, and the number of requests. */
async function measure(site: ScaleSite, name: string, seconds: number) {
  const list = requestsOf(site, name)
  const spent = () => processorMs(site.server.child.pid) + processorMs(site.databasePid)
  const before = spent()
  let requests = 0
  const { failed } = await load(site.server.url, { connections: CONNECTIONS, seconds }, () => {
    const sent = itemAt(list, requests++ % list.length)
    return sent.body
      ? { ...sent, headers: { ...sent.headers, 'idempotency-key': randomUUID() } }
      : sent
  })
  if (failed > 0) throw new Error(`${name}: ${failed} calls failed`)
  return { ms: spent() - before, requests }
}

/** Returns the number of rows in the reply of each request. */
async function countRows({ server, ...site }: ScaleSite, name: string): Promise<string> {
  const counts: number[] = []
  for (const { path, body, headers } of requestsOf({ server, ...site }, name)) {
    if (body) continue
    const answer = await fetch(`${server.url}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    counts.push(rowsIn(await answer.json()))
  }
  return counts.join(' ')
}

function rowsIn(reply: unknown): number {
  if (typeof reply !== 'object' || reply === null) return 0
  const inner = Object.values(reply).reduce<number>((rows, it) => rows + rowsIn(it), 0)
  return Array.isArray(reply) ? reply.length + inner : inner
}
