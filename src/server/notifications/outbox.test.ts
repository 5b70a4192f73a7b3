import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listOutbox, resendMessage } from '#contract/notifications.ts'
import { MOST_COUNTED } from '#contract/page.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { orderPlacedNotice } from '#tests/support/given-notifications.ts'
import { deliverMessages } from './deliver-messages.ts'
import { notify } from './notify.ts'
import { countMessages, findMessages, resolveMessageFilter } from './store.ts'

async function givenOutbox() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  for (const to of ['hana@example.com', 'du_ri@example.com', 'duxri@example.com']) {
    await notify(app.db, orderPlacedNotice(to), app.clock.now())
    app.clock.advance(MINUTE_MS)
  }
  const list = async (
    query: { to?: string; status?: 'QUEUED' | 'KEPT'; size?: number; page?: number } = {},
  ) => replyOf(await app.call(listOutbox, { query }, { as: admin }))
  return { app, admin, list }
}

test('lists every message in full, newest first, by pages', async () => {
  const { list } = await givenOutbox()

  const { items, total, total_pages } = await list({ size: 2 })

  expect({ total, total_pages }).toEqual({ total: 3, total_pages: 2 })
  expect(items.map(({ to }) => to)).toEqual(['duxri@example.com', 'du_ri@example.com'])
  expect(items[0]).toMatchObject({
    channel: 'email',
    kind: 'ORDER_PLACED',
    order_number: 'K7QW2M9T',
    language: 'ko',
    subject: '[결] 주문을 받았어요 (K7QW2M9T)',
    text: expect.stringContaining('100,000원'),
    status: 'QUEUED',
    attempts: 0,
    last_error: null,
    sent_at: null,
  })
})

test('lists messages of one moment in the order in which they were queued', async () => {
  const { app, list } = await givenOutbox()
  for (const to of ['a@example.com', 'b@example.com', 'c@example.com']) {
    await notify(app.db, orderPlacedNotice(to), app.clock.now())
  }

  const { items } = await list({ size: 3 })

  expect(items.map(({ to }) => to)).toEqual(['c@example.com', 'b@example.com', 'a@example.com'])
})

test('searches by part of an address, taken literally, and by status', async () => {
  const { app, list } = await givenOutbox()

  expect((await list({ to: 'HANA' })).items).toHaveLength(1)
  expect((await list({ to: 'du_ri' })).items.map(({ to }) => to)).toEqual(['du_ri@example.com'])
  expect((await list({ status: 'KEPT' })).items).toEqual([])

  await deliverMessages(app.deps)
  expect((await list({ status: 'KEPT' })).total).toBe(3)
})

test('searches the list itself for an address with very many messages', async () => {
  const { app } = await givenOutbox()

  const sought = await resolveMessageFilter(app.db, { to: 'DU', status: 'QUEUED' }, 1)
  const [{ recipient } = {}] = await findMessages(app.db, sought, { page: 2, size: 1 })

  expect(sought).not.toHaveProperty('ids')
  expect(await countMessages(app.db, sought, 10)).toBe(2)
  expect(recipient).toBe('du_ri@example.com')
})

test('an administrator queues a message again, which is recorded', async () => {
  const { app, admin, list } = await givenOutbox()
  await deliverMessages(app.deps)
  const [unsent] = (await list()).items

  const again = replyOf(
    await app.call(resendMessage, { params: { id: unsent!.id } }, { as: admin }),
  )

  expect(again).toMatchObject({ status: 'QUEUED', attempts: 0, last_error: null })
  expect(again.next_attempt_at).toBe(app.clock.now().toISOString())
  expect(await app.db.selectFrom('audit_log').selectAll().execute()).toMatchObject([
    { action: 'message.resend', subject: unsent!.id, actor_id: admin.id },
  ])
  expect(
    await deliverMessages({
      ...app.deps,
      mail: { from: '결 <studio@gyeol.test>', send: async () => {}, close() {} },
    }),
  ).toBe(1)
})

test('[SEC-01] only administrators list or resend messages', async () => {
  const { app, admin, list } = await givenOutbox()
  const member = await givenMember(app)
  const params = { id: (await list()).items[0]!.id }

  for (const [as, status] of [
    [undefined, 401],
    [member, 403],
  ] as const) {
    expect(await app.call(listOutbox, {}, { as })).toMatchObject({ status })
    expect(await app.call(resendMessage, { params }, { as })).toMatchObject({ status })
  }
  const unknown = { id: '11111111-1111-4111-8111-111111111111' }
  expect(await app.call(resendMessage, { params: unknown }, { as: admin })).toMatchObject({
    status: 404,
  })
  const audited = await app.db.selectFrom('audit_log').select(['actor_id', 'action']).execute()
  expect(audited).toEqual([{ actor_id: member.id, action: 'sign-in.forbidden' }])
})

test('counts no further than a thousand messages, or some pages ahead, and says so', async () => {
  const { app, list } = await givenOutbox()
  await sql`insert into messages (channel, kind, recipient, language, subject, text, status, created_at)
    select 'sms', 'CODE', 'many' || i, 'ko', '', '', 'KEPT', now() from generate_series(1, ${MOST_COUNTED}) as i
  `.execute(app.db)

  expect(await list({ status: 'KEPT', size: 100 })).toMatchObject({
    total: MOST_COUNTED,
    total_is_minimum: false,
  })
  expect(await list({ size: 100 })).toMatchObject({
    total: MOST_COUNTED,
    total_pages: MOST_COUNTED / 100,
    total_is_minimum: true,
  })
  expect(await list({ page: 9, size: 100 })).toMatchObject({
    total: MOST_COUNTED + 3,
    total_is_minimum: false,
  })
})
