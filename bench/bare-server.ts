import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline server: Fastify and `pg` with named statements, on plain tables of its own. Places an order
 * in ten round trips and reads one row for a session, without validation, rules, limits or logs.
 *
 * Started as a process: `bare-server.ts DATABASE_URL PORT`.
 */
const [databaseUrl, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 })
await pool.query(readFileSync(join(import.meta.dirname, 'bare-schema.sql'), 'utf8'))
const sessionId: string = (await pool.query('select id from bare.sessions')).rows[0].id

const insertInto = (table: string, columns: string) =>
  `insert into bare.${table} (${columns}) values (${columns.split(',').map((_, at) => `$${at + 1}`)})`
const statements = {
  key: insertInto('idempotency_keys', 'key, reply, created_at'),
  settings: 'select settings from bare.settings where id = $1',
  product: 'select id, names, price from bare.products where kind = $1',
  order: insertInto(
    'orders',
    'id, number, status, product_id, product_names, total_price, name, email, phone, placed_at',
  ),
  history: insertInto('order_history', 'order_id, status, at'),
  charge: insertInto('charges', 'order_id, amount, at'),
  message: insertInto('messages', 'recipient, subject, text, html, created_at'),
  reply: 'update bare.idempotency_keys set reply = $2 where key = $1',
  session: 'select member_id from bare.sessions where id = $1 and expires_at > $2',
  member: 'select id, name, email, phone from bare.members where id = $1',
}
const run = (db: Pick<pg.PoolClient, 'query'>, name: keyof typeof statements, values: unknown[]) =>
  db.query<Record<string, string>>({ name, text: statements[name], values })

const app = Fastify({ logger: { level: 'warn' } })
app.post<{ Body: Record<string, string> }>('/orders', async ({ body, headers }, reply) => {
  const { guest_name: name = '', guest_email: email = '', guest_phone: phone = '' } = body
  const key = headers['idempotency-key']
  const number = randomBytes(6).toString('hex').toUpperCase()
  const id = randomUUID()
  const at = new Date()
  const placed = { order_number: number, status: 'PAYMENT_PENDING' }
  const client = await pool.connect()
  try {
    await client.query('begin')
    await run(client, 'key', [key, '{}', at])
    await run(client, 'settings', [1])
    const [product] = (await run(client, 'product', [body.consulting_type])).rows
    const names = JSON.stringify(product?.names)
    const order = [id, number, placed.status, product?.id, names, product?.price]
    await run(client, 'order', [...order, name, email, phone, at])
    await run(client, 'history', [id, placed.status, at])
    await run(client, 'charge', [id, product?.price, at])
    const text = `${name}, ${number}`
    await run(client, 'message', [email, number, text, `<p>${text}</p>`, at])
    await run(client, 'reply', [key, JSON.stringify(placed)])
    await client.query('commit')
  } finally {
    client.release()
  }
  return reply.code(201).send(placed)
})
app.get('/me', async () => {
  const [session] = (await run(pool, 'session', [sessionId, new Date()])).rows
  return (await run(pool, 'member', [session?.member_id])).rows[0]
})
await app.listen({ host: '127.0.0.1', port: Number(port) })

process.once('disconnect', () => process.exit(0))
