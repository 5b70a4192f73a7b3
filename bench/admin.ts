import { resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { startServer } from '#tests/support/site-process.ts'
import { type Load, load } from './load.ts'
import { scaleAdmin } from './scale/scale-admin.ts'

/**
 * The back office's lists, searches and exports over HTTP on the database that `npm run seed:scale`
 * made in DATA_DIR: two administrators who each ask as soon as they are answered. Ends with an error
 * when the slowest hundredth of a kind of call takes longer than we hold ourselves to.
 */
const CONNECTIONS = 2
const SECONDS = 4
/** Milliseconds, of the 99th hundredth. */
const LIMIT = 100

/** Each with the addresses that are asked in turn. */
const calls: Readonly<Record<string, readonly string[]>> = {
  'orders, newest': ['/v1/admin/orders', '/v1/admin/orders?page=2', '/v1/admin/orders?page=40'],
  'orders of a status': [
    '/v1/admin/orders?status=CONSULTING_COMPLETED',
    '/v1/admin/orders?status=REFUNDED&page=3',
    '/v1/admin/orders?status=PAYMENT_PENDING',
  ],
  'orders of a month': [
    '/v1/admin/orders?from=2025-03-01&to=2025-03-31',
    '/v1/admin/orders?from=2024-11-01&to=2024-11-30&page=5',
  ],
  'queues of the day': ['STUDIO', 'DEPOSIT', 'SHEET', 'SURVEY', 'REFUND', 'MONEY'].map(
    (wait) => `/v1/admin/orders?waiting_for=${wait}`,
  ),
  'orders by a whole name': ['김서연', '박하윤', '홍준주'].map(searched('orders')),
  'orders by a given name': ['하윤', '민은'].map(searched('orders')),
  'orders by number, address, phone': ['S0000123456', 'guest77777', '01000012345', '0010-4567'].map(
    searched('orders'),
  ),
  'one order': ['/v1/admin/orders/S0000001000', '/v1/admin/orders/S0000002004'],
  'orders as a workbook, a day': ['/v1/admin/orders.xlsx?from=2025-03-03&to=2025-03-03'],
  'members, newest': [
    '/v1/admin/members',
    '/v1/admin/members?page=30',
    '/v1/admin/members?status=active',
  ],
  'members by name, address, phone': ['김서연', '하윤', 'member4567', '01000012345'].map(
    searched('members'),
  ),
  inquiries: [
    '/v1/admin/product-inquiries',
    '/v1/admin/product-inquiries?status=PENDING',
    '/v1/admin/product-inquiries?status=COMPLETED&page=9',
  ],
  'inquiries by their words': ['받나요 777', '김서연', 'member4567'].map(
    searched('product-inquiries'),
  ),
  reviews: [
    '/v1/admin/reviews',
    '/v1/admin/reviews?rating=3',
    '/v1/admin/reviews?state=HIDDEN',
    '/v1/admin/reviews?state=FEATURED',
    '/v1/admin/reviews?page=20',
  ],
  'reviews by their words': ['알았어요 777', 'S0000123456'].map(searched('reviews')),
  outbox: [
    '/v1/admin/outbox',
    '/v1/admin/outbox?status=FAILED',
    '/v1/admin/outbox?to=member4567',
    '/v1/admin/outbox?page=30',
  ],
  'audit log': ['/v1/admin/audit-log', '/v1/admin/audit-log?q=S0000123456'],
  'refunds to pay out': ['/v1/admin/refunds'],
  settlements: ['/v1/admin/settlements'],
  dashboard: ['/v1/admin/dashboard?from=2025-10-01&to=2025-10-31'],
}

function searched(list: string) {
  return (words: string) => `/v1/admin/${list}?q=${encodeURIComponent(words)}`
}

const server = await startServer(resolve(readConfig(process.env).DATA_DIR), {
  ...scaleAdmin,
  SEED: 'none',
})
try {
  const cookie = await signIn()
  for (const [name, paths] of Object.entries(calls)) {
    await measure(paths, cookie, 1)
    tell(name, await measure(paths, cookie, SECONDS))
  }
} finally {
  await server.end()
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_id: scaleAdmin.ADMIN_USER_ID,
      password: scaleAdmin.ADMIN_PASSWORD,
    }),
  })
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return `access_token=${token}`
}

function measure(paths: readonly string[], cookie: string, seconds: number): Promise<Load> {
  let asked = 0
  return load(server.url, { connections: CONNECTIONS, seconds }, () => ({
    method: 'GET',
    path: paths[asked++ % paths.length]!,
    headers: { cookie },
  }))
}

function tell(name: string, { perSecond, p50, p99, failed }: Load) {
  const isMissed = failed > 0 || !(p99 < LIMIT)
  if (isMissed) process.exitCode = 1
  const figures = `p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms`
  console.log(
    `${figures}  ${perSecond.toFixed(0).padStart(5)}/s  ${name}${failed ? `  ${failed} FAILED` : ''}${isMissed ? `  (more than ${LIMIT} ms)` : ''}`,
  )
}
