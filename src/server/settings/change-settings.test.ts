import { expect, test } from 'vitest'
import { changeSettings, getSettings } from '#contract/admin-settings.ts'
import { listAudit } from '#contract/audit.ts'
import { getSite } from '#contract/content.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { quoteRefund } from '#contract/order-cancellation.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { DAY_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { givenDeposit, givenGuestOrder, orderRow } from '#tests/support/given-orders.ts'

type Body = InputOf<typeof changeSettings>['body']

async function startWithAdmin(given: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(given)
  const as = await givenAdmin(app)
  return {
    app,
    as,
    read: async () => replyOf(await app.call(getSettings, {}, { as })),
    change: (body: Body) => app.call(changeSettings, { body }, { as }),
  }
}

test('[ADM-02] returns the default settings until they are changed', async () => {
  const { app, read } = await startWithAdmin()
  await app.db.deleteFrom('settings').execute()

  expect(await read()).toMatchObject({
    payment_deadline_days: defaultSettings.paymentDeadlineDays,
    earn_percent: 1,
    bank_account: { bank: defaultSettings.bankAccount.bank },
    company: { name: defaultSettings.company.name },
    revision: 1,
  })
})

test('[ADM-02] a change takes effect at once, keeps other settings and is recorded', async () => {
  const { app, as, read, change } = await startWithAdmin()
  const before = await read()

  const after = replyOf(
    await change({ company: { name: '결 스튜디오' }, bank_account: { holder: '결' } }),
  )

  expect(after).toEqual({
    ...before,
    company: { ...before.company, name: '결 스튜디오' },
    bank_account: { ...before.bank_account, holder: '결' },
    revision: 2,
  })
  expect(await read()).toEqual(after)
  const site = replyOf(await app.call(getSite, {}))
  expect(site).toMatchObject({ company: { name: '결 스튜디오' }, bank_account: { holder: '결' } })
  const log = replyOf(await app.call(listAudit, { query: { kind: 'settings' } }, { as }))
  expect(log.items).toMatchObject([
    { detail: { before: { revision: 1 }, after: { company: { name: '결 스튜디오' } } } },
  ])
})

test('[ORD-18] [S-17] a refund adds both fees only if the order’s own rules do', async () => {
  const { app, change } = await startWithAdmin()
  const earlier = await givenGuestOrder(app)

  const changed = replyOf(await change({ refund_rules: { adds_fees: true } }))
  expect(changed.refund_rules).toMatchObject({ version: 2, adds_fees: true })
  const later = await givenGuestOrder(app)
  for (const { order_number } of [earlier, later]) await givenDeposit(app, order_number)
  app.clock.advance(8 * DAY_MS)

  const quoteOf = async ({ order_number, guest_token }: typeof earlier) =>
    replyOf(await app.call(quoteRefund, { params: { order_number }, query: { guest_token } }))
  expect(await quoteOf(earlier)).toMatchObject({
    refund_amount: 90_000,
    deductions: [{ code: 'AFTER_FREE_WINDOW', amount: 10_000 }],
  })
  expect(await quoteOf(later)).toMatchObject({
    refund_amount: 80_000,
    deductions: [
      { code: 'AFTER_FREE_WINDOW', amount: 10_000 },
      { code: 'SURVEY_MISSED', amount: 10_000 },
    ],
  })
})

test('[ORD-18] changed refund rules get a new version, and apply to later orders', async () => {
  const { app, change } = await startWithAdmin()
  const earlier = await givenGuestOrder(app)

  expect(replyOf(await change({ earn_percent: 2 })).refund_rules.version).toBe(1)
  const changed = replyOf(await change({ refund_rules: { late_fee: 20_000 } }))
  expect(changed.refund_rules).toMatchObject({ version: 2, late_fee: 20_000 })

  const later = await givenGuestOrder(app)
  const rulesOf = async (number: string) => (await orderRow(app, number)).refund_rules
  expect(await rulesOf(earlier.order_number)).toMatchObject({ version: 1, lateFee: 10_000 })
  expect(await rulesOf(later.order_number)).toMatchObject({ version: 2, lateFee: 20_000 })
})

test('[ADM-02] refuses a change based on outdated settings, also a concurrent one', async () => {
  const { change } = await startWithAdmin()

  const both = await Promise.all([
    change({ earn_percent: 2, base_revision: 1 }),
    change({ earn_percent: 3, base_revision: 1 }),
  ])

  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const first = both.find(({ ok }) => ok)
  const late = both.find(({ ok }) => !ok)
  expect(late).toMatchObject({
    refusal: { code: 'EDIT_CONFLICT', current: first?.ok && first.reply },
  })
})

// biome-ignore format: a table reads by columns
test.each<[fault: string, body: Body, field: readonly (string | number)[]]>([
  ['no time to pay',                 { payment_deadline_days: 0 },                  ['payment_deadline_days']],
  ['half of everything as points',   { earn_percent: 51 },                          ['earn_percent']],
  ['points that are no whole number', { review_points: 0.5 },                       ['review_points']],
  ['a fee above every price',        { refund_rules: { late_fee: 1_000_001 } },     ['refund_rules', 'late_fee']],
  ['an empty line of the footer',    { company: { name: ' ' } },                    ['company', 'name']],
  ['a consultant with no such hair', { consultant: { style: 'mullet' } as never },  ['consultant', 'style']],
  ['a link that leads nowhere safe', { links: { kakao: 'http://pf.kakao.com/' } },  ['links', 'kakao']],
  ['an address that is none',        { company: { email: 'hello' } },               ['company', 'email']],
  ['a reminder after the deadline',  { survey_deadline_days: 5 },                   ['survey_reminder_days']],
  ['an early deadline, reminders kept', { survey_reminder_days: [1, 7] },           ['survey_reminder_days']],
  ['more notice than days to book',  { booking_notice_hours: 48, booking_horizon_days: 2 }, ['booking_notice_hours']],
])('refuses settings with %s and names the field', async (_fault, body, field) => {
  const { change, read } = await startWithAdmin()

  expect(await change(body)).toMatchObject({
    status: 422,
    refusal: { code: 'VALIDATION_FAILED', detail: [{ loc: ['body', ...field] }] },
  })
  expect((await read()).revision).toBe(1)
})

test('[ADM-02] refuses to require proven phones if mails are delivered but text messages are not; the studio sees why', async () => {
  const mail = {
    from: '결 <studio@gyeol.test>',
    send: () => Promise.resolve(),
    close: () => undefined,
  }
  const { change, read } = await startWithAdmin({ mail })

  expect(await change({ require_phone_verification: true })).toMatchObject({
    status: 422,
    refusal: {
      code: 'VALIDATION_FAILED',
      detail: [{ loc: ['body', 'require_phone_verification'], type: 'not_connected' }],
    },
  })
  expect((await read()).require_phone_verification).toBe(false)

  const connected = await startWithAdmin({
    mail,
    sms: { from: '0212345678', send: () => Promise.resolve() },
  })
  expect((await connected.change({ require_phone_verification: true })).status).toBe(200)
})
