import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getMember, listMembers } from '#contract/admin-members.ts'
import { getAdminOrder, listOrders } from '#contract/admin-orders.ts'
import { searchAdmin } from '#contract/admin-search.ts'
import { type AuditEntry, listAudit } from '#contract/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getOrder } from '#contract/orders.ts'
import type { Deps } from '#server/deps.ts'
import { allRoutes } from '#server/routes.ts'
import { replyOf, startApp, type TestApp } from './support/app.ts'
import { MINUTE_MS } from './support/clock.ts'
import { type GivenMember, givenAdmin, givenMember } from './support/given.ts'
import { givenGuestOrder, givenMemberOrder } from './support/given-orders.ts'

/** Reads of the back office that show no single customer, or only in a list without search words. */
const showNobody: Readonly<Record<string, string>> = {
  'GET /v1/admin/audit-log': 'the studio’s own acts',
  'GET /v1/admin/banners': 'content',
  'GET /v1/admin/booking-hours': 'settings',
  'GET /v1/admin/bookings': 'a calendar: times and names; opening one is recorded',
  'GET /v1/admin/consultants': 'the studio’s own people',
  'GET /v1/admin/contents': 'content',
  'GET /v1/admin/coupons': 'definitions',
  'GET /v1/admin/dashboard': 'sums',
  'GET /v1/admin/faqs': 'content',
  'GET /v1/admin/money-disagreements': 'numbers of orders',
  'GET /v1/admin/money-tasks': 'questions about payments; opening the order is recorded',
  'GET /v1/admin/my-notifications': 'the reader’s own',
  'GET /v1/admin/opening': 'settings',
  'GET /v1/admin/policies': 'content',
  'GET /v1/admin/products': 'content',
  'GET /v1/admin/promotions': 'definitions',
  'GET /v1/admin/receipts': 'a list of transfers to work through; opening the order is recorded',
  'GET /v1/admin/receipts/last-import': 'counts',
  'GET /v1/admin/refunds': 'a list of transfers to work through; its export is recorded',
  'GET /v1/admin/reviews': 'published posts',
  'GET /v1/admin/reviews/:id': 'a published post',
  'GET /v1/admin/settings': 'settings',
  'GET /v1/admin/settlements': 'sums',
  'GET /v1/admin/shop-faqs': 'content',
  'GET /v1/admin/text-blocks': 'content',
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

test('[A-08] every read of the back office records looks, is an export, or says why it shows nobody', () => {
  const reads = allRoutes({} as Deps)
    .map(({ endpoint }) => endpoint)
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/v1/admin/'))
  const unrecorded = reads.filter(({ look, path }) => !look && !path.endsWith('.xlsx')).map(nameOf)

  expect(unrecorded.sort()).toEqual(Object.keys(showNobody).sort())
})

const rowsOf = async (app: TestApp) =>
  app.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'subject', 'ip'])
    .where(sql<string>`audit_category(action)`, '=', 'LOOKED')
    .orderBy('id')
    .execute()

async function startWithOrder() {
  const app = await startApp()
  const { order_number } = await givenGuestOrder(app)
  const as = await givenAdmin(app)
  const look = (by: GivenMember) =>
    app.call(getAdminOrder, { params: { order_number } }, { as: by })
  return { app, as, look, number: order_number }
}

test('[A-08] a look at an order is one row in ten minutes for each person', async () => {
  const { app, as, look, number } = await startWithOrder()
  const second = await givenAdmin(app)

  for (let i = 0; i < 4; i += 1) replyOf(await look(as))
  replyOf(await look(second))
  app.clock.advance(10 * MINUTE_MS - 1)
  replyOf(await look(as))
  const row = { action: 'order.view', subject: number, ip: '127.0.0.1' }
  expect(await rowsOf(app)).toEqual([
    { ...row, actor_id: as.id },
    { ...row, actor_id: second.id },
  ])

  app.clock.advance(1)
  replyOf(await look(as))
  expect(await rowsOf(app)).toHaveLength(3)
})

test('[A-08] a row that a wrong clock wrote for later hides no look', async () => {
  const { app, as, look } = await startWithOrder()
  app.clock.advance(12 * MINUTE_MS)
  replyOf(await look(as))
  app.clock.advance(-12 * MINUTE_MS)

  replyOf(await look(as))

  expect(await rowsOf(app)).toHaveLength(2)
})

test('[A-08] a search is one row, not one for each person found; a plain list and a refusal are none', async () => {
  const { app, as } = await startWithOrder()
  const member = await givenMember(app, { name: '한소라' })
  await givenMember(app, { name: '한소라' })

  replyOf(await app.call(searchAdmin, { query: { q: '한소라' } }, { as }))
  replyOf(await app.call(listMembers, { query: { q: '한소라' } }, { as }))
  replyOf(await app.call(listMembers, {}, { as }))
  replyOf(await app.call(listOrders, {}, { as }))
  const params = { id: '00000000-0000-4000-8000-000000000000' }
  expect((await app.call(getMember, { params }, { as })).status).toBe(404)
  replyOf(await app.call(getMember, { params: { id: member.id } }, { as }))

  expect((await rowsOf(app)).map(({ action, subject }) => [action, subject])).toEqual([
    ['search.find', '한소라'],
    ['member.find', '한소라'],
    ['member.view', member.id],
  ])
})

test('[A-08] the studio’s look through a customer’s call is recorded, the customer’s own is not', async () => {
  const { app, as } = await startWithOrder()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  const read = (by: GivenMember) => app.call(getOrder, { params: { order_number } }, { as: by })

  replyOf(await read(member))
  expect(await rowsOf(app)).toEqual([])
  replyOf(await read(as))
  expect(await rowsOf(app)).toMatchObject([{ action: 'order.view', subject: order_number }])
})

test('[A-08] nothing is shown if the look cannot be recorded', async () => {
  const { app, as, look } = await startWithOrder()
  await sql`alter table audit_log add constraint no_looks check (action <> 'order.view')`.execute(
    app.db,
  )

  expect((await look(as)).status).toBe(500)
})

test('[A-08] the log is filtered by changes, looks and logins', async () => {
  const { app, as, look } = await startWithOrder()
  replyOf(await look(as))
  await sql`insert into audit_log (at, actor_name, action, subject) values
    (now(), 'x', 'order.status', 'A'), (now(), 'x', 'sign-in.done', 'B'), (now(), 'x', 'orders.export', 'C')`.execute(
    app.db,
  )
  const filtered = async (category: 'CHANGED' | 'LOOKED' | 'SIGNED_IN') =>
    replyOf(await app.call(listAudit, { query: { category } }, { as }))
      .items.map(({ action }: AuditEntry) => action)
      .sort()

  expect(await filtered('CHANGED')).toEqual(['order.status'])
  expect(await filtered('LOOKED')).toEqual(['order.view', 'orders.export'])
  expect(await filtered('SIGNED_IN')).toEqual(['sign-in.done'])
})
