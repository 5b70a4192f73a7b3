import { once } from 'node:events'
import { type AddressInfo, connect, type Server } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { startApp } from '#tests/support/app.ts'
import { sendUnfinished } from '#tests/support/slow-socket.ts'
import { type RenderTestPage, testPageRenderer } from '#tests/support/test-page-renderer.ts'
import { texts } from '#texts/all.ts'
import { createLoadLimiter, MOST_AT_ONCE, type MostAtOnce } from './load-limiter.ts'

const FULL: MostAtOnce = { call: 0, page: 0, provider: 0, file: 0 }

async function startSite(most: Partial<MostAtOnce>, draw: RenderTestPage = () => 'a page') {
  const { deps } = await startApp()
  const mostAtOnce = { ...MOST_AT_ONCE, ...most }
  const site = await createApp({ deps, pages: testPageRenderer(draw), mostAtOnce })
  onTestFinished(() => site.close())
  return site
}

test('an overloaded site refuses calls with a time to retry, and answers health and webhooks', async () => {
  const site = await startSite(FULL)

  const refused = await site.inject('/v1/products')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' })
  for (const url of ['/v1/payments/methods', '/v1/admin/orders.xlsx']) {
    expect((await site.inject(url)).statusCode).toBe(503)
  }
  expect((await site.inject('/healthz')).statusCode).toBe(200)
  expect((await site.inject('/readyz')).statusCode).toBe(200)
  const refusedInVietnamese = await site.inject({
    url: '/v1/products',
    headers: { 'accept-language': 'vi' },
  })
  expect(refusedInVietnamese.json()).toMatchObject({
    message: texts.vi.refusals.UNAVAILABLE,
    request_id: refusedInVietnamese.headers['x-request-id'],
  })
  const webhook = { method: 'POST', url: '/v1/payments/webhooks/toss', payload: {} } as const
  expect((await site.inject(webhook)).statusCode).toBeLessThan(500)
})

test('each kind of work has places of its own', async () => {
  const site = await startSite({ provider: 0, page: 0, file: 0 })

  expect((await site.inject('/v1/payments/methods')).statusCode).toBe(503)
  expect((await site.inject('/v1/products')).statusCode).toBe(200)
})

test.each(['ko', 'en', 'vi'] as const)('the page of an overload is in %s', async (language) => {
  const site = await startSite({ page: 0 })

  const { statusCode, headers, body } = await site.inject({
    url: '/user',
    headers: { 'accept-language': language },
  })
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(headers['content-type']).toContain('text/html')
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(texts[language].refusals.UNAVAILABLE)
})

test('few calls begin in one turn of the event loop, in the order in which they came', async () => {
  const { deps } = await startApp()
  const limiter = createLoadLimiter(deps)
  const calls = Array.from({ length: 10 }, (_, call) => call)
  const begun: number[] = []
  const begunByTurn: number[] = []
  const endTurn = () => {
    begunByTurn.push(begun.length)
    if (begun.length < calls.length) setImmediate(endTurn)
  }
  setImmediate(endTurn)

  await Promise.all(calls.map((call) => limiter.run('call', async () => void begun.push(call))))

  expect(begun).toEqual(calls)
  expect(begunByTurn.slice(0, 2)).toEqual([4, 8])
})

test('a place is free again when its page is rendered, or has failed', async () => {
  let release = Promise.withResolvers<string>()
  const site = await startSite({ page: 1 }, () => release.promise)
  for (const end of ['resolve', 'reject'] as const) {
    // An injected request is only sent once somebody waits for it.
    const first = site.inject('/user').then(({ statusCode }) => statusCode)
    await expect.poll(async () => (await site.inject('/user')).statusCode).toBe(503)
    if (end === 'resolve') release.resolve('rendered')
    else release.reject(new Error('broken'))
    release.promise.catch(() => undefined) // the rendering may not have begun
    await first
    release = Promise.withResolvers<string>()
  }

  release.resolve('rendered')
  expect((await site.inject('/user')).body).toBe('rendered')
})

test('[A-03] a body that has not arrived holds no place', async () => {
  const site = await startSite({ call: 1 })
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo
  const slow = { path: '/v1/auth/check-id', contentType: 'application/json', body: '{', length: 20 }
  await sendUnfinished(port, slow)
  await sendUnfinished(port, slow)

  expect((await site.inject('/v1/products')).statusCode).toBe(200)
})

test('refuses a call without a place before its body has arrived', async () => {
  const site = await startSite(FULL)
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())

  socket.write(
    'POST /v1/auth/check-id HTTP/1.1\r\nhost: gyeol.test\r\n' +
      'content-type: application/json\r\ncontent-length: 20\r\n\r\n{',
  )

  const [reply] = await once(socket, 'data')
  expect(String(reply)).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 5\r\n/s)
})

test('refuses pages that arrived together, before rendering further ones', async () => {
  const site = await startSite({ page: 2 })
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo
  const sockets = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const socket = connect(port, '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      await once(socket, 'connect')
      return socket
    }),
  )
  await expect.poll(() => connectionsOf(site.server)).toBe(12)

  const answers = sockets.map((socket) => once(socket, 'data').then(([data]) => String(data)))
  for (const socket of sockets) socket.write('GET /user HTTP/1.1\r\nhost: gyeol.test\r\n\r\n')
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12))

  expect(statuses.filter((status) => status === '200')).toHaveLength(2)
  expect(statuses.filter((status) => status === '503')).toHaveLength(10)
})

test('[A-03] reads what arrived before each of several pages whose data arrive together', async () => {
  const order: string[] = []
  const data = Promise.withResolvers<void>()
  let loading = 0
  const site = await startSite({}, async (_request, { nextTurn }) => {
    loading += 1
    await data.promise
    await nextTurn()
    order.push('rendered')
    return 'a page'
  })
  site.addHook('onResponse', async ({ url }) => void (url === '/healthz' && order.push('answered')))
  await site.listen({ host: '127.0.0.1', port: 0 })
  const { port } = site.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const pages = [1, 2, 3, 4].map(() => site.inject('/user').then(({ body }) => body))
  await expect.poll(() => loading).toBe(4)

  socket.write('GET /healthz HTTP/1.1\r\nhost: gyeol.test\r\n\r\n')
  data.resolve()
  await Promise.all(pages)

  expect(order.slice(0, 2)).toContain('answered')
  expect(order).toHaveLength(5)
})

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))
