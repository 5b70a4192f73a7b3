import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

/** A faulty line to a server: it can be silent, slow or cut. `url` leads through it. */
export interface TcpProxy {
  readonly url: string
  /** Holds back the server's answers while connections stay open; new ones open too. */
  freeze(): void
  /** Resolves when the next bytes for the server arrive. */
  nextRequest(): Promise<void>
  /** Holds back what both sides send, as a network that is cut in two. */
  sever(): void
  /** Passes on what was held back. */
  thaw(): void
  /** Resets every open connection. */
  cut(): void
  /** Cuts, and resets every new connection until `accept`: the server cannot be reached. */
  refuse(): void
  accept(): void
  /** Delays every chunk in both directions from now on. */
  delay(ms: number): void
  close(): Promise<void>
}

/** Forwards connections to the server of `target`, a URL with a host and port. */
export async function openTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<Pair>()
  let isFrozen = false
  let isSevered = false
  let isRefusing = false
  let delayMs = 0

  const requests = new EventEmitter()

  const flow = ({ near, far }: Pair) => {
    isFrozen ? far.pause() : far.resume()
    isSevered ? near.pause() : near.resume()
  }
  const pass = (to: Socket, bytes: Buffer) =>
    delayMs > 0 ? setTimeout(() => to.write(bytes), delayMs) : to.write(bytes)
  const server = createServer((near) => {
    if (isRefusing) return void near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    const pair = { near, far }
    pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => pass(to, bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    near.on('data', () => requests.emit('request'))
    flow(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  // A server that listens on TCP has a port.
  url.port = String((server.address() as AddressInfo).port)
  url.hostname = '127.0.0.1'

  const each = (act: (pair: Pair) => void) => {
    for (const pair of pairs) act(pair)
  }
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      each(flow)
    },
    sever() {
      isFrozen = true
      isSevered = true
      each(flow)
    },
    nextRequest: async () => void (await once(requests, 'request')),
    thaw() {
      isFrozen = false
      isSevered = false
      each(flow)
    },
    cut: () => each(({ near }) => near.resetAndDestroy()),
    refuse() {
      isRefusing = true
      each(({ near }) => near.resetAndDestroy())
    },
    accept() {
      isRefusing = false
    },
    delay(ms) {
      delayMs = ms
    },
    async close() {
      each(({ near }) => near.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
