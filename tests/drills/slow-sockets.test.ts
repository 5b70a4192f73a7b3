import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { BODY_LIMITS } from '#server/platform/body-limits.ts'
import { startApp } from '#tests/support/app.ts'
import { orderBody } from './customers.ts'
import { openSlowSockets, slowKinds } from './slow-kinds.ts'

const PER_KIND = 10

test('[A-03] slow, silent and vanished connections are closed in time while orders go on', async () => {
  const { deps } = await startApp()
  const app = await createApp({
    deps,
    maxEventLoopDelayMs: 0,
    bodyLimits: { ...BODY_LIMITS, graceMs: 800 },
    replyLimits: { stallMs: 800, bytesPerSecond: 8 * 1024 },
  })
  onTestFinished(() => app.close())
  Object.assign(app.server, { headersTimeout: 800, connectionsCheckingInterval: 100 })
  let opened = 0
  app.server.on('connection', () => {
    opened += 1
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))

  const slow = await openSlowSockets(url, PER_KIND)
  onTestFinished(slow.close)
  const order = {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(orderBody),
  }
  for (let count = 0; count < 5; count += 1) {
    expect((await fetch(`${url}/v1/orders/guest`, order)).status).toBe(201)
  }

  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  expect(opened).toBeGreaterThanOrEqual(PER_KIND * Object.keys(slowKinds).length)
})
