import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#server/routes.ts'
import { openApp, type TestApp } from './support/app.ts'
import { givenAdmin, givenMember } from './support/given.ts'
import { givenDemo } from './support/given-demo.ts'
import { recordStatements } from './support/recorded-statements.ts'

/** What a read writes, and why that asks for nothing: another site that causes it gains nothing. */
const writtenByReads = [
  'audit_log', // who looked at personal data, and who exported
  'point_balances', // points that have expired are taken out when a balance is read
  'rate_limits', // how often a network called
  'shop_faqs', // number of views
]

let app: TestApp
beforeAll(async () => {
  app = await openApp({ rateLimits: false })
  await givenAdmin(app)
  await givenDemo(app)
})
afterAll(() => app.close())

const WRITTEN = /\b(?:insert into|update|delete from|truncate(?: table)?)\s+"?([a-z_]+)"?/g
const writtenIn = (statement: string) =>
  [...statement.toLowerCase().replaceAll('do update set', '').matchAll(WRITTEN)].map(
    ([, table = '']) => table,
  )

/** Identifiers of existing rows, tried as the parameter of every read. */
async function existingIds() {
  const { db } = app
  const ids = await Promise.all([
    ...(['reports', 'survey_photos', 'shop_faqs', 'bookings', 'inquiries', 'members'] as const).map(
      (table) => db.selectFrom(table).select('id').limit(1).executeTakeFirstOrThrow(),
    ),
    db.selectFrom('orders').select('number as id').limit(1).executeTakeFirstOrThrow(),
  ])
  return ids.map(({ id }) => String(id))
}

test('[SEC-02] no read changes anything but counters and the audit log', async () => {
  const reads = allRoutes(app.deps)
    .map(({ endpoint }) => endpoint)
    .filter(({ method }) => method === 'GET')
  const owner = await app.db.selectFrom('reports').select('order_number').executeTakeFirstOrThrow()
  const callers = [await givenAdmin(app), await givenMember(app)]
  await app.db
    .updateTable('orders')
    .set({ member_id: callers[1]!.id })
    .where('number', '=', owner.order_number)
    .execute()
  const ids = [...(await existingIds()), owner.order_number]
  const written = new Map<string, string>()
  const answered = new Set<string>()

  for (const { path } of reads) {
    for (const id of path.includes(':') ? ids : ['']) {
      const url = path.replaceAll(/:\w+/g, id)
      for (const { token } of callers) {
        const headers = { authorization: `Bearer ${token}` }
        const statements = await recordStatements(async () => {
          const { statusCode } = await app.app.inject({ url, headers })
          if (statusCode === 200) answered.add(path)
        })
        for (const table of statements.flatMap(({ text }) => writtenIn(text))) {
          written.set(table, path)
        }
      }
    }
  }

  expect(answered.size).toBeGreaterThan(60)
  const others = [...written].filter(([table]) => !writtenByReads.includes(table))
  expect(others).toEqual([])
})
