import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#server/adapters/database/free-port.ts'
import { seededDatabase } from '#tests/support/database.ts'
import { hasHaproxy, instancesInUse, startProxy } from '#tests/support/haproxy.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'
import { countOrders, startTraffic } from '#tests/support/traffic.ts'

test.runIf(hasHaproxy)(
  'restarting one of two instances behind HAProxy fails no request',
  // An instance that gets no processor for two seconds refuses calls, which a busy machine can cause.
  { retry: 1 },
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
      await database.giveBack()
      rmSync(folder, { recursive: true })
    })
    const url = `http://127.0.0.1:${proxyPort}`
    const untilBothServe = () => expect.poll(() => instancesInUse(folder).catch(() => 0)).toBe(2)
    await untilBothServe()

    const traffic = startTraffic(url)
    for (const index of [0, 1] as const) {
      await traffic.answered(30)
      await sites[index]!.end()
      expect(sites[index]!.child.exitCode).toBe(0)
      sites[index] = await start(ports[index])
      await untilBothServe()
    }
    await traffic.answered(30)
    const { failures, orders, answers } = await traffic.stop()

    expect(failures).toEqual([])
    expect(answers).toBeGreaterThan(100)
    expect(await countOrders(database.url)).toBe(orders)
  },
)
