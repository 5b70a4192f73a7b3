import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: one of those would take a port between
 * its choice and its use, or while the server that listens on it restarts.
 */
const PORTS = { from: 20_000, to: 32_000 }
const chosen = new Set<number>()

/** A port of this machine that nothing listens on; another one at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    if (chosen.has(port)) continue
    chosen.add(port)
    if (await isFree(port)) return port
  }
}

export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  return once(server, 'listening').then(
    async () => {
      server.close()
      await once(server, 'close')
      return true
    },
    () => false,
  )
}
