import { expect, test } from 'vitest'
import { getAdminOrder, listOrders, refundOrder } from '#contract/admin-orders.ts'
import { searchGuestOrders } from '#contract/guest-orders.ts'
import { nameRefundAccount } from '#contract/order-cancellation.ts'
import { getOrder } from '#contract/orders.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenDeposit,
  givenGuestOrder,
  givenMemberOrder,
} from '#tests/support/given-orders.ts'
import { givenAgreed, startAppWithToss } from '#tests/support/given-toss.ts'

const reason = '일정을 지킬 수 없게 되었어요'
const languages = ['ko', 'en', 'vi'] as const

async function startPaid(language: (typeof languages)[number] = 'ko') {
  const app = await startApp()
  const { order_number, guest_token } = await givenGuestOrder(app)
  await givenDeposit(app, order_number)
  await app.db.updateTable('orders').set({ language }).execute()
  return { app, as: await givenAdmin(app), params: { order_number }, query: { guest_token } }
}

const newestMail = ({ db }: TestApp) =>
  db
    .selectFrom('messages')
    .select(['kind', 'text'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

// biome-ignore format: a table reads by columns
const words = {
  ko: { notSent: '아직 보내기 전이에요', oncenamed: '3영업일 안에',             by: '2026년 11월 5일까지' },
  en: { notSent: 'not been sent yet',    oncenamed: 'within three business days', by: 'by November 5, 2026' },
  vi: { notSent: 'chưa được chuyển',     oncenamed: 'trong vòng ba ngày làm việc', by: 'ngày 5/11/2026' },
} as const

test.each(languages)(
  '[O-04] links a guest from the mail about a refund to the account form (%s)',
  async (language) => {
    for (const keeps_order of [true, false]) {
      const { app, as, params } = await startPaid(language)
      const body = { reason, keeps_order, ...(keeps_order && { amount: 10_000 }) }
      const agreed = replyOf(await app.call(refundOrder, { params, body }, { as }))

      expect(agreed).toMatchObject({ send_by: null, needs_account: true })
      const { kind, text } = await newestMail(app)
      expect(kind).toBe('REFUND_AGREED')
      expect(text).toMatch(/guest-order\/\S+\?token=[\w-]{20,}#refund-account/)
      expect(text).toContain(words[language].notSent)
      expect(text).toContain(words[language].oncenamed)
    }
  },
)

test('[O-04] lets a guest name the account through the mail’s link, visible to the studio at once', async () => {
  const { app, as, params } = await startPaid()
  replyOf(await app.call(refundOrder, { params, body: { reason } }, { as }))
  const { text } = await newestMail(app)
  const guest_token = /token=([\w-]+)/.exec(text)![1]!
  const rows = async () =>
    replyOf(await app.call(listOrders, { query: { waiting_for: 'REFUND' } }, { as })).items
  expect(await rows()).toMatchObject([{ due_at: null, refund: { lacks_account: true } }])

  const body = { refund_account: accountToRefundTo }
  replyOf(await app.call(nameRefundAccount, { params, query: { guest_token }, body }))

  const due_by = '2026-11-05T14:59:59.999Z'
  expect(await rows()).toMatchObject([{ due_at: due_by, refund: { due_by, lacks_account: false } }])
})

test('[O-04] links a member to the order’s details, not to the survey', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const { order_number } = await givenMemberOrder(app, member)
  await givenDeposit(app, order_number)
  const as = await givenAdmin(app)
  const body = { reason, amount: 10_000, keeps_order: true }
  replyOf(await app.call(refundOrder, { params: { order_number }, body }, { as }))

  const { text } = await newestMail(app)
  expect(text).toContain(`/user/mypage/inquery/${order_number}?view=details#refund-account`)
})

test.each(languages)(
  '[O-04] shows the masked account and the deadline in the mail if the owner named it (%s)',
  async (language) => {
    const { app, as, params } = await startPaid(language)
    const body = { reason, refund_account: accountToRefundTo }
    const agreed = replyOf(await app.call(refundOrder, { params, body }, { as }))

    expect(agreed).toMatchObject({ send_by: '2026-11-05T14:59:59.999Z', needs_account: false })
    const { text } = await newestMail(app)
    expect(text).toContain('우리은행 ···8901')
    expect(text).toContain(words[language].by)
    expect(text).not.toContain('678901')
    const seen = replyOf(await app.call(getAdminOrder, { params }, { as }))
    expect(seen.account.refunds).toMatchObject([
      { account: { holder: '김하나' }, lacks_account: false },
    ])
    const audited = await app.db.selectFrom('audit_log').select('detail').execute()
    expect(JSON.stringify(audited)).not.toContain('678901')
  },
)

test('[O-04] shows no account for a refund to a card', async () => {
  const app = await startAppWithToss()
  const { confirm, order } = await givenAgreed(app)
  await confirm()
  const body = { reason, amount: 10_000, keeps_order: true, refund_account: accountToRefundTo }
  const as = await givenAdmin(app)
  const agreed = replyOf(
    await app.call(refundOrder, { params: { order_number: order }, body }, { as }),
  )

  expect(agreed).toMatchObject({ needs_account: false, send_by: expect.any(String) })
  expect((await newestMail(app)).text).toMatch(/결제하신 방법으로 .*까지 돌려드려요/)
  const { account } = await givenBank(app).order(order)
  expect(account.refunds).toMatchObject([{ account: null, lacks_account: false }])
})

test('[O-05] labels nothing as refunded before the money is sent', async () => {
  const { app, as, params, query } = await startPaid()
  const body = { reason, refund_account: accountToRefundTo }
  replyOf(await app.call(refundOrder, { params, body }, { as }))
  const shown = async () => {
    const studio = replyOf(await app.call(getAdminOrder, { params }, { as }))
    const customer = replyOf(await app.call(getOrder, { params, query }))
    const contact = { email: studio.guest_email, phone: studio.guest_phone }
    const found = replyOf(await app.call(searchGuestOrders, { query: contact }))
    const row = replyOf(await app.call(listOrders, { query: {} }, { as })).items[0]!
    return {
      labels: [studio, customer, found.items[0]!, row, studio.history.at(-1)!].map(
        ({ status_label }) => status_label,
      ),
      due_by: customer.refund?.due_by,
    }
  }

  expect(await shown()).toEqual({
    labels: Array(5).fill('환불 예정'),
    due_by: '2026-11-05T14:59:59.999Z',
  })
  await givenBank(app).sendDue()
  expect(await shown()).toEqual({ labels: Array(5).fill('환불됨'), due_by: null })
})

test('[O-05] does not announce a sent refund as still to be sent', async () => {
  const { app, as, params } = await startPaid()
  const body = { reason, paid_out: true }
  const sent = replyOf(await app.call(refundOrder, { params, body }, { as }))

  expect(sent).toMatchObject({ send_by: null, needs_account: false })
  expect((await newestMail(app)).text).not.toContain(words.ko.notSent)
})

test('[O-03] shows refunds with interest and deadline in the studio’s work', async () => {
  const { app, as, params } = await startPaid()
  const body = { reason, amount: 90_000, refund_account: accountToRefundTo }
  replyOf(await app.call(refundOrder, { params, body }, { as }))
  const rows = () => studiosWork(app)
  const due = '2026-11-05T14:59:59.999Z'

  expect(await rows()).toMatchObject([
    { waiting_for: 'REFUND', due_at: due, refund: { amount: 90_000, interest: 0, due_by: due } },
  ])
  app.clock.advance(13 * DAY_MS)
  expect(await rows()).toMatchObject([{ refund: { amount: 90_000, interest: 370 } }])
})

test('[O-03] sorts the studio’s work by deadline across all kinds', async () => {
  const app = await startApp()
  const refunded = async () => {
    const { order_number } = await givenGuestOrder(app)
    await givenDeposit(app, order_number)
    return order_number
  }
  const agree = async (order_number: string) => {
    const body = { reason, refund_account: accountToRefundTo }
    const as = await givenAdmin(app)
    replyOf(await app.call(refundOrder, { params: { order_number }, body }, { as }))
    return order_number
  }
  const old = await refunded()
  const early = await agree(await refunded()) // due on the 5th
  const { order_number: unpaid } = await givenGuestOrder(app) // due on the 5th at noon or so
  await app.db
    .updateTable('orders')
    .set({ payment_due_at: new Date('2026-11-06T03:00:00Z') })
    .where('number', '=', unpaid)
    .execute()
  app.clock.advance(2 * DAY_MS)
  const late = await agree(old) // ordered first, due on the 9th

  const numbers = [early, unpaid, late]
  for (const q of [undefined, '김하나']) {
    const rows = await studiosWork(app, q)
    expect(rows.map(({ order_number }) => order_number)).toEqual(numbers)
  }
})

async function studiosWork(app: TestApp, q?: string) {
  const as = await givenAdmin(app) // a session of this day
  return replyOf(await app.call(listOrders, { query: { waiting_for: 'STUDIO', q } }, { as })).items
}
