import type { FastifyInstance } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { measureLongestBlock } from './longest-block.ts'

/** Registers the longest block of the event loop since it was read last. */
export function blockMetrics(registry: Registry, app: Pick<FastifyInstance, 'addHook'>) {
  const block = measureLongestBlock()
  app.addHook('onClose', async () => block.end())
  new Gauge({
    name: 'gyeol_event_loop_longest_block_seconds',
    help: 'Longest computation of the main thread without reading requests, since the last reading',
    registers: [registry],
    collect() {
      this.set(block.take() / 1_000)
    },
  })
}
