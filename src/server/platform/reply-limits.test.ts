import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { limitReplies } from './reply-limits.ts'

const STALL_MS = 200
/** More than the buffers of both systems take. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)

/** A server with a large reply, one that begins late and one that is sent in parts. */
async function startServer({ stallMs = STALL_MS, bytesPerSecond = 1024 ** 2 } = {}) {
  const app = Fastify({ forceCloseConnections: true })
  const limitReply = limitReplies(app, { stallMs, bytesPerSecond })
  app.get('/large', async () => LARGE)
  app.get('/small', async () => LARGE.subarray(0, 500_000))
  app.get('/hijacked', (_request, reply) => {
    reply.hijack()
    limitReply(reply.raw)
    reply.raw.end(LARGE)
  })
  app.get('/parts', async (_request, reply) => {
    async function* parts() {
      yield 'first'
      await pause(3 * STALL_MS)
      yield 'last'
    }
    return reply.send(Readable.from(parts()))
  })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  async function ask(path: string, times = 1): Promise<Socket> {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`.repeat(times))
    return socket
  }
  return { ask, connections }
}

test.each([
  ['its reply', '/large', 1],
  ['a reply that is written without Fastify', '/hijacked', 1],
  ['many small replies to pipelined requests', '/small', 60],
])('[A-03] closes the connection of a client that reads nothing of %s', async (_, path, times) => {
  const { ask, connections } = await startServer()
  await ask(path, times)

  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
})

test.each([
  ['one large reply', '/large', 1],
  ['many pipelined replies', '/small', 60],
])('[A-03] ends a client that reads nothing of %s within the limit', async (_, path, times) => {
  const stallMs = 2_000
  const { ask, connections } = await startServer({ stallMs, bytesPerSecond: 1 })
  await ask(path, times)

  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 1.6 * stallMs, interval: 20 }).toBe(0)
})

test('[A-03] closes the connection of a client that reads less than the lowest rate', async () => {
  const { ask, connections } = await startServer({ bytesPerSecond: 1024 ** 4 })
  const socket = await ask('/large')
  socket.on('data', () => {
    socket.pause()
    setTimeout(() => socket.resume(), STALL_MS / 4)
  })

  await expect.poll(connections).toBe(1)
  await expect.poll(connections, { timeout: 5_000 }).toBe(0)
  expect(socket.bytesRead).toBeLessThan(LARGE.length)
})

test('a reply that the server itself sends slowly is not cut off', async () => {
  const { ask } = await startServer()
  const socket = await ask('/parts')
  let text = ''
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more
  })

  await expect.poll(() => text, { timeout: 5_000 }).toContain('last')
})
