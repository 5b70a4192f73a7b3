import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { placeGuestOrder } from '#contract/orders.ts'
import { type SiteProcess, startServer } from '#tests/support/site-process.ts'

const BUYERS = 8
const ORDERS_BEFORE_THE_KILL = 40
const ORDERS_OF_EACH_BUYER = 15
/** Includes a restart of the site on a busy machine. */
const CRASH_TEST_LIMIT_MS = 150_000

interface Contact {
  readonly guest_email: string
  readonly guest_phone: string
}

let dataDir: string
let server: SiteProcess

/** Starts once, since the first start takes seconds; each test continues with the previous data. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'gyeol-crash-'))
  server = await startServer(dataDir)
})

afterAll(async () => {
  await server.end()
  rmSync(dataDir, { recursive: true })
})

const killServer = async () => {
  server.child.kill('SIGKILL')
  await once(server.child, 'exit')
}

const killDatabase = async () => {
  const [pid] = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

test.each([
  ['the server', [killServer]],
  ['the database', [killDatabase]],
  ['the database and then the server', [killDatabase, killServer]],
  ['the server and then the database', [killServer, killDatabase]],
])(
  'kill -9 of %s during orders loses no confirmed order and duplicates none',
  async (_, kills) => {
    const contact = { guest_email: `${randomUUID()}@example.com`, guest_phone: '01012345678' }
    const answered = new Set<string>()
    const buyers = Array.from({ length: BUYERS }, () => buySeveral(contact, answered))
    await vi.waitUntil(() => answered.size >= ORDERS_BEFORE_THE_KILL, 60_000)

    for (const kill of kills) await kill()
    const atTheKill = [...answered]
    if (server.child.signalCode) server = await startServer(dataDir)
    await Promise.all(buyers)

    const stored = await listOrders(contact)
    expect(stored).toEqual(expect.arrayContaining(atTheKill))
    expect(stored.sort()).toEqual([...answered].sort())
    expect(stored).toHaveLength(BUYERS * ORDERS_OF_EACH_BUYER)
  },
  CRASH_TEST_LIMIT_MS,
)

/** Places several orders one after another; repeats each with its key until it is answered. */
async function buySeveral(contact: Contact, answered: Set<string>) {
  for (let order = 0; order < ORDERS_OF_EACH_BUYER; order++) {
    const key = randomUUID()
    let number = await place(contact, key)
    while (!number) {
      await pause(50)
      number = await place(contact, key)
    }
    answered.add(number)
  }
}

/** Places an order; returns its number, or undefined without a reply or on a server error. */
async function place(contact: Contact, key: string): Promise<string | undefined> {
  const response = await fetch(`${server.url}/v1/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({
      consulting_type: 'HAIR_CONSULTING',
      guest_name: '김하나',
      ...contact,
      total_price: 100_000,
      agreed_refund: true,
    }),
  }).catch(() => undefined)
  const body: unknown = await response?.json().catch(() => undefined)
  if (!response || !body || response.status >= 500) return undefined
  expect(response.status, JSON.stringify(body)).toBe(201)
  return placeGuestOrder.reply.parse(body).order_number
}

async function listOrders(contact: Contact): Promise<string[]> {
  const numbers: string[] = []
  const { guest_email: email, guest_phone: phone } = contact
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({ email, phone, page: String(page), size: '50' })
    const response = await fetch(`${server.url}/v1/orders/guest/search?${query}`)
    const found = searchGuestOrders.reply.parse(await response.json())
    numbers.push(...found.items.map((item) => item.order_number))
    pages = found.total_pages
  }
  return numbers
}
