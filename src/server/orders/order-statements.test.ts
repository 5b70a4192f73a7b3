import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type OrderBody, placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenMember } from '#tests/support/given.ts'
import { givenGuestOrder, givenPromotionCode, orderWith } from '#tests/support/given-orders.ts'
import { recordStatements } from '#tests/support/recorded-statements.ts'

const MOST_STATEMENTS = 8

/** Tables that grow with orders, members or calls. */
const GROWING = [
  'admin_events',
  'charges',
  'guest_tokens',
  'idempotency_keys',
  'ledger_entries',
  'ledger_lines',
  'members',
  'messages',
  'order_history',
  'orders',
  'promotion_uses',
  'rate_limits',
  'saved_items',
  'sessions',
]

function placeAsGuest(app: TestApp, change: Partial<OrderBody> = {}, idempotencyKey = 'a-key') {
  const body = orderWith(change)
  return recordStatements(async () =>
    replyOf(await app.call(placeGuestOrder, { body }, { idempotencyKey })),
  )
}

async function placeAsMember(app: TestApp, idempotencyKey = 'a-key') {
  const as = await givenMember(app)
  return recordStatements(async () =>
    replyOf(await app.call(placeMemberOrder, { body: orderWith() }, { as, idempotencyKey })),
  )
}

const orders: [who: string, place: (app: TestApp) => ReturnType<typeof placeAsGuest>][] = [
  ['a guest', placeAsGuest],
  ['a member', (app) => placeAsMember(app)],
  [
    'a guest with a promotion code',
    async (app) => placeAsGuest(app, { promotion_code: await givenPromotionCode(app) }),
  ],
]

test.each(orders)('[E-14] places the order of %s in at most eight statements', async (_, place) => {
  const app = await startApp()

  const statements = await place(app)

  const texts = statements.map(({ text }) => text)
  expect(texts.length, texts.join('\n\n')).toBeLessThanOrEqual(MOST_STATEMENTS)
  expect(texts.filter((text) => text === 'commit')).toHaveLength(1)
  for (const { text, name } of statements) {
    expect(name ?? text).toMatch(/^(begin|commit|[\w-]{27})$/)
  }
})

test('[E-14] places an order without reductions in one statement that commits itself', async () => {
  const app = await startApp()
  await givenGuestOrder(app)
  const ofAnother = { guest_email: 'dul@example.com', ask_if_recent: true }

  const guest = await placeAsGuest(app, {}, 'key-1')
  const asking = await placeAsGuest(app, ofAnother, 'key-2')
  const member = await placeAsMember(app)

  // Limits of guests' orders, or the session, are read before.
  expect([guest, asking, member].map(({ length }) => length)).toEqual([2, 2, 2])
})

test('[E-14] places an order with a known promotion code in one statement and waits for the disk', async () => {
  const app = await startApp()
  const promotion_code = await givenPromotionCode(app)
  await givenGuestOrder(app, { promotion_code })

  const statements = await placeAsGuest(app, { promotion_code, guest_email: 'dul@example.com' })

  const texts = statements.map(({ text }) => text)
  // Between limits of orders and of codes, and their release.
  expect(texts).toHaveLength(5)
  expect(texts[2]).toContain('synchronous_commit')
  expect(texts[3]).toContain('pg_logical_emit_message')
  expect(await scansIn(app, statements)).toEqual([])
})

test('[E-14] finds every row for an order that is placed in one statement by an index', async () => {
  const app = await startApp()
  await givenGuestOrder(app)

  for (const statements of [await placeAsGuest(app), await placeAsMember(app, 'key-2')]) {
    expect(await scansIn(app, statements)).toEqual([])
  }
})

test('[E-14] waits for the disk after an order whose promotion’s row was released at once', async () => {
  const app = await startApp()
  const isFlush = (text: string) => text.includes('pg_logical_emit_message')
  const promotion_code = await givenPromotionCode(app)

  const texts = (await placeAsGuest(app, { promotion_code })).map(({ text }) => text)
  const without = (await placeAsGuest(app, {}, 'another-key')).map(({ text }) => text)

  expect(texts.findIndex(isFlush)).toBeGreaterThan(texts.indexOf('commit'))
  expect(texts.filter((text) => text.includes('synchronous_commit'))).toHaveLength(1)
  expect(without.filter((text) => isFlush(text) || text.includes('synchronous_commit'))).toEqual([])
})

test.each(orders)('[E-14] finds every row for the order of %s by an index', async (_, place) => {
  const app = await startApp()

  expect(await scansIn(app, await place(app))).toEqual([])
})

/** Growing tables that the statements read completely. */
async function scansIn(app: TestApp, statements: Awaited<ReturnType<typeof recordStatements>>) {
  // Without sequential scans where an index can be used, only those are left that have none.
  const scanned = await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const found: string[] = []
    for (const { text, values } of statements.filter(({ name }) => name)) {
      found.push(...(await scansOf(tx, text, values)))
    }
    return found
  })
  return scanned.filter((table) => GROWING.includes(table))
}

/** Tables that the statement's generic plan reads completely. */
async function scansOf(tx: TestApp['db'], text: string, values: readonly unknown[]) {
  expect(values.length).toBeGreaterThan(0)
  const { rows } = await sql<{
    'QUERY PLAN': unknown
  }>`explain (generic_plan, format json) ${sql.raw(text)}`.execute(tx)
  const plan = JSON.stringify(rows)
  return [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)].map(
    ([, table = '']) => table,
  )
}
