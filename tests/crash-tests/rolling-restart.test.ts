import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { seededDatabase } from '#tests/support/database.ts'
import { orderWith } from '#tests/support/given-orders.ts'
import { freePort, type SiteProcess, startServer } from '#tests/support/site-process.ts'

const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined
const CALLERS = 6

test.runIf(hasHaproxy)(
  'restarting one of two instances behind HAProxy fails no request',
  async () => {
    const database = await seededDatabase()
    const folder = mkdtempSync(join(tmpdir(), 'gyeol-rolling-'))
    const ports = [await freePort(), await freePort()] as const
    const start = (port: number) =>
      startServer(folder, {
        DATABASE_URL: database.url,
        PORT: String(port),
        SEED: 'none',
        SESSION_SECRET: 'a-secret-for-tests-that-is-long-enough',
        TRUST_PROXY: '127.0.0.1',
        DRAIN_SECONDS: '2',
      })
    const sites: SiteProcess[] = await Promise.all(ports.map(start))
    const proxyPort = await freePort()
    const proxy = startProxy(folder, proxyPort, ports)
    onTestFinished(async () => {
      proxy.kill()
      for (const site of sites) await site.end()
      database.giveBack()
      rmSync(folder, { recursive: true })
    })
    const url = `http://127.0.0.1:${proxyPort}`
    await expect
      .poll(() =>
        fetch(`${url}/readyz`).then(
          (it) => it.ok,
          () => false,
        ),
      )
      .toBe(true)

    const traffic = startTraffic(url)
    for (const index of [0, 1] as const) {
      await traffic.answered(30)
      await sites[index]!.end()
      expect(sites[index]!.child.exitCode).toBe(0)
      sites[index] = await start(ports[index])
    }
    await traffic.answered(30)
    const { failures, orders, answers } = await traffic.stop()

    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(100)
    expect(await countOrders(database.url)).toBe(orders)
  },
)

/** Runs the example of the guide, without TLS and with shorter intervals. */
function startProxy(folder: string, port: number, ports: readonly number[]): ChildProcess {
  const example = readFileSync('ops/haproxy.cfg', 'utf8')
  const config = example
    .replace(/^ {2}bind :443.*\n/m, '')
    .replace(/^ {2}http-request redirect.*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace('inter 1s', 'inter 200ms')
    .replace('10.0.0.11:3000', `127.0.0.1:${ports[0]}`)
    .replace('10.0.0.12:3000', `127.0.0.1:${ports[1]}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, config)
  return spawn('haproxy', ['-f', file], { stdio: 'ignore' })
}

/** Orders and reads pages without a pause until `stop`. */
function startTraffic(url: string) {
  let isStopping = false
  let orders = 0
  let answers = 0
  const failures: string[] = []

  async function request(path: string, options?: RequestInit) {
    try {
      const answer = await fetch(`${url}${path}`, options)
      await answer.arrayBuffer()
      answers += 1
      if (!answer.ok) failures.push(`${path} ${answer.status}`)
      return answer.ok
    } catch (error) {
      failures.push(`${path} ${error} ${(error as Error).cause}`)
      return false
    }
  }
  async function visit() {
    while (!isStopping) {
      await request('/user')
      await request('/v1/products')
      const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
      const order = { method: 'POST', headers, body: JSON.stringify(orderWith()) }
      if (await request('/v1/orders/guest', order)) orders += 1
    }
  }
  const callers = Array.from({ length: CALLERS }, visit)
  return {
    /** Resolves once so many more requests were answered. */
    async answered(more: number) {
      const wanted = answers + more
      while (answers < wanted) await pause(20)
    },
    async stop() {
      isStopping = true
      await Promise.all(callers)
      return { failures, orders, answers }
    },
  }
}

async function countOrders(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from orders')
  await client.end()
  return rows[0].count
}
