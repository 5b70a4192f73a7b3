import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** After this, requests that still run are cut off. */
const FINISH_LIMIT_MS = 20_000

/**
 * Takes an instance out of service without failing a request: first it is not ready, so that the
 * proxy chooses another one while this one still answers; then it finishes what runs.
 */
export class Drain {
  #hasBegun = false

  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** Stops a server: drains for `drainMs`, then waits a limited time for running requests. */
  async stop(app: FastifyInstance, drainMs: number): Promise<void> {
    this.#hasBegun = true
    await pause(drainMs)
    const cut = setTimeout(() => app.server.closeAllConnections(), FINISH_LIMIT_MS)
    await app.close()
    clearTimeout(cut)
  }

  /** Asks clients and proxies to open no further requests on their connections. */
  closeConnectionsOf(app: FastifyInstance) {
    app.addHook('onSend', async (_request, reply) => {
      if (this.#hasBegun) reply.header('connection', 'close')
    })
  }
}
