import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { adminBanners, adminFaqs } from '#contract/admin-content.ts'
import { type AuditAction, exportAudit, listAudit } from '#contract/audit.ts'
import { changeMyNotifications, sendTestMail } from '#contract/my-notifications.ts'
import { dismissReceipt, importStatement, listReceipts } from '#contract/receipts.ts'
import { MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { audit } from '#server/platform/audit.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenAdmin } from '#tests/support/given.ts'
import { givenBooking } from '#tests/support/given-bookings.ts'
import { givenInquiry } from '#tests/support/given-inquiries.ts'
import { productIdOf } from '#tests/support/given-products.ts'
import { adminAs, contextIn } from '#tests/support/use-case-context.ts'
import { textOfWorkbook } from '#tests/support/workbook.ts'
import { findEntries } from './store.ts'

async function startWithAdmin(now?: string) {
  const app = await startApp()
  if (now) app.clock.set(new Date(now))
  return { app, as: await givenAdmin(app) }
}

/** Inserts an audit entry as the server does, a minute after the previous one. */
async function givenEntry(
  { db, clock }: TestApp,
  { id, userId, name }: GivenMember,
  action: AuditAction,
  subject: string,
) {
  clock.advance(MINUTE_MS)
  const admin = {
    kind: 'member',
    memberId: id,
    userId,
    name,
    role: 'ADMIN',
    sessionId: '',
    mustChangePassword: false,
    isConfirmed: true,
    mustAddFactor: false,
  } as const
  const context = { ip: '203.0.113.7', requestId: 'of-this-test' } as never
  await audit(db, admin, context, { action, subject, detail: { note: '=1+1' }, at: clock.now() })
}

const subjectsOf = async (app: TestApp, as: GivenMember, query: object) =>
  replyOf(await app.call(listAudit, { query }, { as })).items.map(({ subject }) => subject)

test('[ADM-02] lists who changed what, when and from where, newest first', async () => {
  const { app, as } = await startWithAdmin()
  const body = { type: '이미지', image_url: '/media/a.webp' } as const
  const { id } = replyOf(await app.call(adminBanners.create, { body }, { as }))

  const log = replyOf(await app.call(listAudit, {}, { as }))

  expect(log).toMatchObject({
    items: [
      {
        actor_id: as.id,
        actor: as.userId,
        action: 'banner.create',
        subject: id,
        detail: { after: body },
        at: app.clock.now().toISOString(),
        ip: expect.stringMatching(/./),
        request_id: expect.stringMatching(/./),
      },
    ],
    next: null,
    actors: [as.userId],
  })
})

test.each<[by: string, query: object, found: readonly string[]]>([
  ['who', { actor: 'nobody' }, []],
  ['kind', { kind: 'order' }, ['K7QW2M9T', 'A1B2C3D4']],
  ['what, in either case', { subject: 'k7qw2m9t' }, ['K7QW2M9T', 'K7QW2M9T']],
  ['the days of Seoul, both included', { from: '2026-11-02', to: '2026-11-02' }, ['A1B2C3D4']],
  ['an order and its kind', { subject: 'K7QW2M9T', kind: 'photos' }, ['K7QW2M9T']],
])('filters the log by %s', async (_by, query, found) => {
  const { app, as } = await startWithAdmin('2026-11-02T14:58:30.000Z') // 23:58 in Seoul
  await givenEntry(app, as, 'order.status', 'A1B2C3D4')
  await givenEntry(app, as, 'photos.view', 'K7QW2M9T')
  await givenEntry(app, as, 'order.refund', 'K7QW2M9T')

  expect(await subjectsOf(app, as, query)).toEqual(found)
})

test('pages through the log without repeating or skipping an entry, also for entries of one moment', async () => {
  const { app, as } = await startWithAdmin()
  for (const subject of ['A', 'B']) await givenEntry(app, as, 'order.status', subject)
  await sql`insert into audit_log (at, actor_name, action, subject)
    select ${app.clock.now()}, ${as.userId}, 'order.status', n::text from generate_series(1, 5) n`.execute(
    app.db,
  )

  const seen: string[] = []
  let cursor: string | null | undefined
  do {
    const query = { size: 3, ...(cursor && { cursor }) }
    const page = replyOf(await app.call(listAudit, { query }, { as }))
    seen.push(...page.items.map(({ subject }) => subject))
    cursor = page.next
  } while (cursor)

  expect(seen).toEqual(['5', '4', '3', '2', '1', 'B', 'A'])
})

test.each([
  ['audit_log_in_order', {}],
  ['audit_log_in_order', { from: '2026-11-01', to: '2026-11-30' }],
  ['audit_log_of_actor', { actor: 'sena' }],
  ['audit_log_of_subject', { subject: 'K7QW2M9T' }],
  ['audit_log_of_kind', { kind: 'policy' }],
  ['audit_log_of_category', { category: 'SIGNED_IN' }],
] as const)('reads a page of a large log through %s', async (index, filters) => {
  const { app } = await startWithAdmin()
  await sql`insert into audit_log (at, actor_name, action, subject)
    select timestamptz '2026-11-01' + n * interval '1 minute', 'admin' || n % 40,
      case n % 500 when 0 then 'policy.update' else 'order.status' end, n::text
    from generate_series(1, 5000) n`.execute(app.db)
  await sql`analyze audit_log`.execute(app.db)
  const after = { at: new Date('2026-11-03T00:00:00.000Z'), id: '1000' }

  const plan = JSON.stringify(await findEntries(app.db, filters, after, 31).explain())

  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
})

test('[ADM-02] exports the filtered log as a workbook, and records the export', async () => {
  const { app, as } = await startWithAdmin()
  await givenEntry(app, as, 'order.refund', 'K7QW2M9T')
  await givenEntry(app, as, 'photos.view', 'A1B2C3D4')

  const file = await app.call(exportAudit, { query: { kind: 'order' } }, { as })

  expect(file.headers['content-disposition']).toContain('audit-log-2026-11-02.xlsx')
  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  expect(text).toContain('>대상<')
  expect(text).toContain('>주문: 환불 정하기<')
  expect(text).toContain('>K7QW2M9T<')
  expect(text).not.toContain('A1B2C3D4')
  const [latest] = replyOf(await app.call(listAudit, { query: { kind: 'audit' } }, { as })).items
  expect(latest).toMatchObject({ action: 'audit.export', detail: { kind: 'order', rows: 1 } })
})

test('[O-14] the workbook describes changes in words instead of code', async () => {
  const { app, as } = await startWithAdmin()
  const context = contextIn('ko')
  const detail = {
    base_revision: 3,
    before: { price: 90_000, is_active: true, translations: { en: null } },
    after: { price: 100_000, is_active: false, translations: { en: { name: 'Hair' } } },
    rows: [{ name: '김하나', amount: 5_000 }],
  }
  const entry = { action: 'product.update', subject: 'HAIR_CONSULTING', detail } as const
  await audit(app.db, adminAs(as), context, { ...entry, at: app.clock.now() })

  replyOf(await app.call(changeMyNotifications, { body: { timings: { REVIEW: 'NEVER' } } }, { as }))
  replyOf(await app.call(sendTestMail, {}, { as }))

  replyOf(await app.call(changeMyNotifications, { body: { timings: { REVIEW: 'NEVER' } } }, { as }))
  replyOf(await app.call(sendTestMail, {}, { as }))

  const file = await app.call(exportAudit, { query: {} }, { as })

  const text = textOfWorkbook(replyOf(file) as Uint8Array)
  expect(text).toContain('가격: 90,000원 → 100,000원')
  expect(text).toContain('판매 중: 네 → 아니오')
  expect(text).toContain('이름 (English): Hair')
  expect(text).toContain('이름: 김하나, 금액: 5,000원')
  expect(text).toContain('새 후기: 하루 요약 → 받지 않기')
  expect(text).toContain('결과: 보낸 메일에만 남김')
  expect(text).not.toMatch(/&quot;|[{}]"|null|base_revision/)
})

test('[ADM-02] names the subject of an entry by its current name, or by the recorded one', async () => {
  const { app, as } = await startWithAdmin()
  const inquiry = await givenInquiry(app)
  await givenEntry(app, as, 'inquiry.status', inquiry.id)
  await givenEntry(app, as, 'member.change', as.id)
  const body = { question: '주차되나요', answer: '<p>돼요.</p>' }
  const { id } = replyOf(await app.call(adminFaqs.create, { body }, { as }))
  replyOf(await app.call(adminFaqs.remove, { params: { id } }, { as }))
  await givenEntry(app, as, 'settings.update', 'settings')

  const { items } = replyOf(await app.call(listAudit, {}, { as }))

  expect(items.map(({ action, name }) => [action, name])).toEqual([
    ['settings.update', null],
    ['faq.delete', '주차되나요'],
    ['faq.create', '주차되나요'],
    ['member.change', as.name],
    ['inquiry.status', inquiry.title],
  ])
})

test('[ADM-02] names the consultation, receipt or product of an entry as people know it', async () => {
  const { app, as } = await startWithAdmin()
  const { booking } = await givenBooking(app)
  await givenEntry(app, as, 'booking.change', booking.order_number)
  const product = { summary: '머리의 결을 읽어요' }
  const params = { id: await productIdOf(app.db) }
  replyOf(await app.call(adminProducts.update, { params, body: product }, { as }))
  const rows = [{ amount: 100_000, sender: '아무개', received_at: '2026-11-02T01:05:00.000Z' }]
  replyOf(await app.call(importStatement, { body: { rows } }, { as }))
  const { items: open } = replyOf(await app.call(listReceipts, {}, { as }))
  replyOf(await app.call(dismissReceipt, { params: { id: open[0]!.id } }, { as }))

  const { items } = replyOf(await app.call(listAudit, { query: { size: 10 } }, { as }))
  const nameOf = (action: string) => items.find((it) => it.action === action)?.name

  expect(nameOf('booking.change')).toBe('2026-11-05 10:00 · 김하나')
  expect(nameOf('product.update')).toBe('온라인 헤어 컨설팅')
  expect(nameOf('receipt.dismiss')).toBe('₩100,000 · 2026-11-02 10:05')
  const dismissal = items.find(({ action }) => action === 'receipt.dismiss')
  expect(JSON.stringify(dismissal)).not.toContain('아무개')
})
