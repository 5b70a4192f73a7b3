import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Line {
  readonly bitsPerSecond: number
  /** Between a request and the first byte of its answer. */
  readonly roundTripMs: number
}

/** Lighthouse's “slow 4G”, which Chromium's tools call “fast 3G”. */
export const fast3G: Line = { bitsPerSecond: 1_600_000, roundTripMs: 150 }

/**
 * Serves another server through a slow line, which all connections share. Browsers slow down only the
 * page by themselves, not what its workers load.
 */
export async function openSlowLine(target: string, { bitsPerSecond, roundTripMs }: Line) {
  const { hostname, port } = new URL(target)
  let bytes = 0
  let freeAt = 0
  const sockets = new Set<Socket>()

  function passSlowly(data: Buffer, from: Socket, to: Socket) {
    bytes += data.length
    const now = performance.now()
    freeAt = Math.max(freeAt, now) + (data.length * 8_000) / bitsPerSecond
    from.pause()
    setTimeout(() => {
      to.write(data)
      from.resume()
    }, freeAt - now)
  }

  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => [client, upstream].map((each) => each.destroy()))
    }
    client.on('data', (data) => setTimeout(() => upstream.write(data), roundTripMs))
    upstream.on('data', (data) => passSlowly(data, upstream, client))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has a port.
  const own = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own.port}`,
    /** Bytes that came through, headers included. */
    bytes: () => bytes,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
