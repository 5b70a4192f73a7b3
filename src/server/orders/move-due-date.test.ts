import { expect, test } from 'vitest'
import { listOrders, moveOrderDue } from '#contract/admin-orders.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { givenGuestOrder, orderRow, signedInAgain } from '#tests/support/given-orders.ts'
import { givenOrderToWrite } from '#tests/support/given-reports.ts'

const MONDAY = '2026-11-09T09:00:00.000Z'

const move = (
  app: TestApp,
  number: string,
  as: GivenMember,
  due_on: string,
  reason = '상담사가 아파요.',
) => app.call(moveOrderDue, { params: { order_number: number }, body: { due_on, reason } }, { as })

test.each([
  ['ko', '결과지 예정일이 바뀌었어요', '11월 9일 월요일'],
  ['en', 'A new day for your result sheet', 'Monday, November 9 (Seoul time)'],
  ['vi', 'Ngày có bảng kết quả đã thay đổi', 'Thứ Hai, 9 tháng 11 (giờ Seoul)'],
] as const)(
  '[C-01] notifies the customer of a moved date with its reason: %s',
  async (language, subject, day) => {
    const app = await startApp()
    const member = await givenMember(app)
    const { number, proof, params, admin } = await givenOrderToWrite(app, { member, language })

    expect(replyOf(await move(app, number, admin, '2026-11-09')).due_at).toBe(MONDAY)

    expect((await orderRow(app, number)).due_at?.toISOString()).toBe(MONDAY)
    const order = replyOf(await app.call(getOrder, { params }, { as: member }))
    expect(order.due_at).toBe(MONDAY)
    expect(order.history.at(-1)).toMatchObject({
      by: 'admin',
      note: '상담사가 아파요.',
      due_at: MONDAY,
    })
    const mails = (await mailsTo(app, proof.email)).filter(({ kind }) => kind === 'SHEET_DUE_MOVED')
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toContain(subject)
    expect(mails[0]!.text).toContain(day)
    expect(mails[0]!.text).toContain('상담사가 아파요.')
    const entries = await app.db.selectFrom('audit_log').selectAll().execute()
    expect(entries.at(-1)).toMatchObject({
      action: 'order.due',
      subject: number,
      detail: { due_on: '2026-11-09', reason: '상담사가 아파요.' },
    })
  },
)

test('[ADM-02] refuses the later of two concurrent moves, which can be repeated', async () => {
  const app = await startApp()
  const { number, proof, admin } = await givenOrderToWrite(app)
  const seen = (await orderRow(app, number)).due_at!.toISOString()
  const moveFrom = (base_due_at: string, due_on: string) =>
    app.call(
      moveOrderDue,
      {
        params: { order_number: number },
        body: { due_on, reason: '상담사가 아파요.', base_due_at },
      },
      { as: admin },
    )

  const both = await Promise.all([moveFrom(seen, '2026-11-09'), moveFrom(seen, '2026-11-10')])

  const promised = (await orderRow(app, number)).due_at!.toISOString()
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.find(({ ok }) => !ok)).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { order_number: number, due_at: promised } },
  })
  const moved = (await mailsTo(app, proof.email)).filter(({ kind }) => kind === 'SHEET_DUE_MOVED')
  expect(moved).toHaveLength(1)
  expect((await moveFrom(promised, '2026-11-11')).status).toBe(200)
})

test.each([
  ['yesterday', '2026-11-01', '이미 지난 기한이에요.'],
  ['the day on which it is promised', '2026-11-05', '지금 예정일과 같은 날이에요.'],
  ['more than a year ahead', '2027-11-03', '1년 안의 날을 골라 주세요.'],
])('[C-01] refuses to move the date to %s', async (_what, day, words) => {
  const app = await startApp()
  const { number, proof, admin } = await givenOrderToWrite(app)
  const before = await orderRow(app, number)

  const moved = await move(app, number, admin, day)

  expect(moved).toMatchObject({ ok: false, status: 422 })
  expect(!moved.ok && moved.refusal.detail).toMatchObject([
    { loc: ['body', 'due_on'], msg: expect.stringContaining(words) },
  ])
  expect(await orderRow(app, number)).toEqual(before)
  expect((await mailsTo(app, proof.email)).map(({ kind }) => kind)).toEqual(['SURVEY_RECEIVED'])
})

test('[C-01] accepts today until work ends', async () => {
  const app = await startApp()
  const { number, admin } = await givenOrderToWrite(app)
  expect((await move(app, number, admin, '2026-11-02')).status).toBe(200)
  app.clock.set(new Date('2026-11-03T18:00:00+09:00'))
  const as = await signedInAgain(app, admin)
  expect((await move(app, number, as, '2026-11-03')).status).toBe(422)
  expect((await move(app, number, as, '2026-11-04')).status).toBe(200)
})

test.each([
  ['no reason', ''],
  ['a blank one', '  '],
  ['one of 201 characters', '가'.repeat(201)],
])('[C-01] refuses to move the date with %s', async (_what, reason) => {
  const app = await startApp()
  const { number, admin } = await givenOrderToWrite(app)
  const moved = await move(app, number, admin, '2026-11-09', reason)
  expect(moved.status).toBe(422)
  expect(!moved.ok && moved.refusal.detail).toMatchObject([{ loc: ['body', 'reason'] }])
})

test('[C-01] moves the date only of a sheet in progress, and only for administrators', async () => {
  const app = await startApp()
  const { number, admin } = await givenOrderToWrite(app)
  const { order_number } = await givenGuestOrder(app)
  expect(await move(app, order_number, admin, '2026-11-09')).toMatchObject({
    status: 409,
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
  expect((await move(app, 'NOSUCHORDER1', admin, '2026-11-09')).status).toBe(404)
  const member = await givenMember(app)
  expect((await move(app, number, member, '2026-11-09')).status).toBe(403)
})

test('[C-01] lists sheets to be written by due day', async () => {
  const app = await startApp()
  const first = await givenOrderToWrite(app)
  app.clock.advance(DAY_MS)
  const second = await givenOrderToWrite(app)
  const queue = async (waiting_for: 'SHEET' | 'STUDIO') => {
    const { items } = replyOf(
      await app.call(listOrders, { query: { waiting_for } }, { as: second.admin }),
    )
    return items.map(({ order_number, due_at }) => [order_number, due_at])
  }
  const [thursday, friday] = ['2026-11-05T09:00:00.000Z', '2026-11-06T09:00:00.000Z']
  expect(await queue('SHEET')).toEqual([
    [first.number, thursday],
    [second.number, friday],
  ])

  replyOf(await move(app, first.number, second.admin, '2026-11-09'))

  for (const waiting of ['SHEET', 'STUDIO'] as const) {
    expect(await queue(waiting)).toEqual([
      [second.number, friday],
      [first.number, MONDAY],
    ])
  }
})
