import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { type RecordedStatement, recordedOrder } from './recorded-order.ts'

/**
 * Baseline server: Fastify and `pg` with named statements. For each request it sends the recorded
 * statements of one order with new numbers, IDs and keys, without validation or rules.
 *
 * Started as a process: `bare-server.ts DATABASE_URL RECORDING PORT`.
 */
const [databaseUrl, recordingFile = '', port] = process.argv.slice(2)
const recording = recordedOrder.parse(JSON.parse(readFileSync(recordingFile, 'utf8')))
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const SECRET_HASH = /^[\w-]{43}=?$|^[0-9a-f]{64}$/

const app = Fastify({ logger: { level: 'warn' } })
app.post('/v1/orders/guest', async (_request, reply) => {
  const orderNumber = randomBytes(8).toString('hex').slice(0, 12).toUpperCase()
  await placeAgain(orderNumber)
  return reply.code(201).send({ order_number: orderNumber })
})
await app.listen({ host: '127.0.0.1', port: Number(port) })

async function placeAgain(orderNumber: string) {
  const known = new Map<string, string>([
    [recording.orderNumber, orderNumber],
    [recording.idempotencyKey, randomUUID()],
  ])
  const client = await pool.connect()
  try {
    for (const [at, { text, values, firstRow }] of recording.statements.entries()) {
      const sent = values.map((value) => renewed(value, known))
      const result =
        sent.length > 0
          ? await client.query({ name: `statement-${at}`, text, values: sent })
          : await client.query(text)
      remember(known, firstRow, result.rows[0])
    }
  } finally {
    client.release()
  }
}

/** Replaces the recorded number, key and IDs in a value by this request's. */
function renewed(value: unknown, known: Map<string, string>): unknown {
  if (typeof value !== 'string') return value
  if (SECRET_HASH.test(value)) return randomBytes(32).toString('base64url')
  if (UUID.test(value) && !known.has(value)) known.set(value, randomUUID())
  let text = value
  for (const [before, now] of known) text = text.replaceAll(before, now)
  return text
}

function remember(
  known: Map<string, string>,
  before: RecordedStatement['firstRow'],
  now: Record<string, unknown> | undefined,
) {
  for (const [column, value] of Object.entries(before ?? {})) {
    if (typeof value === 'string' && UUID.test(value)) known.set(value, String(now?.[column]))
  }
}

process.once('disconnect', () => process.exit(0))
