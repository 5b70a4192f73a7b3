import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { z } from 'zod'

/**
 * Baseline server: Fastify with one route per recorded answer, which sends its headers and bytes and
 * does nothing else.
 *
 * Started as a process: `bare-pages.ts RECORDING PORT`.
 */
const recorded = z.array(
  z.object({ path: z.string(), headers: z.record(z.string(), z.string()), body: z.base64() }),
)
const [file = '', port] = process.argv.slice(2)
const app = Fastify()
for (const { path, headers, body } of recorded.parse(JSON.parse(readFileSync(file, 'utf8')))) {
  const bytes = Buffer.from(body, 'base64')
  app.get(path, (_request, reply) => reply.headers(headers).send(bytes))
}
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.send?.('listening')
process.once('disconnect', () => process.exit(0))
