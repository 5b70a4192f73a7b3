import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { changeMyNotifications } from '#contract/my-notifications.ts'
import { seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { adminOccasions, type MailTiming } from '#domain/notifications/admin-mails.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { allJobs } from '#server/jobs.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { type GivenMember, givenAdmin, givenMember } from '#tests/support/given.ts'
import { mailsTo } from '#tests/support/given-bookings.ts'
import { givenInquiry, inquiryOf } from '#tests/support/given-inquiries.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'
import { deliverMessages } from '../deliver-messages.ts'
import { renderMailHtml } from '../mail-html.ts'

/** Runs the job that one server runs each minute. */
const runJob = ({ deps }: TestApp) =>
  allJobs(deps)
    .find(({ name }) => name === 'administrators-mail')!
    .run()

const subjectsTo = async (app: TestApp, { email }: GivenMember) =>
  (await mailsTo(app, email)).map(({ subject }) => subject)

const set = async (
  app: TestApp,
  as: GivenMember,
  timing: MailTiming,
  summary_hour?: number,
): Promise<unknown> => {
  const timings = Object.fromEntries(adminOccasions.map((it) => [it, timing]))
  const body = { timings, ...(summary_hour !== undefined && { summary_hour }) }
  return replyOf(await app.call(changeMyNotifications, { body }, { as }))
}

/** Counts the sessions that wait for a locked row. */
async function countBlocked({ db }: TestApp): Promise<number> {
  const { rows } = await sql<{ blocked: number }>`select count(*) as blocked from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.blocked ?? 0
}

const setAt = (app: TestApp, daysLater: number, hour: number) => {
  const day = startOfSeoulDay(seoulDayOf(app.clock.now())).getTime()
  app.clock.set(new Date(day + daysLater * DAY_MS + hour * HOUR_MS))
}

test('[O-02] mails an administrator about a new order with a link to it', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  const { order_number } = await givenGuestOrder(app, { guest_name: 'J.Kim' })

  await runJob(app)

  const [mail, ...others] = await mailsTo(app, admin.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'ADMIN_ORDER', subject: '[결] 새 주문 1건', language: 'ko' })
  const url = `http://gyeol.test/admin/orders/${order_number}`
  const html = renderMailHtml({ ...mail!, content: mail!.content! })
  for (const part of [mail!.text, html]) {
    expect(part).toContain(url)
    expect(part).toContain('100,000원')
    expect(part).not.toContain('J.Kim')
    expect(part.replaceAll('\u200b', '')).toContain('J.Kim')
  }
  expect(html).toContain(`<a href="${url}"`)
})

test('[O-02] collects events within five minutes after a mail into the next one', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  await givenGuestOrder(app)
  await runJob(app)
  const second = await givenGuestOrder(app)
  app.clock.advance(2 * MINUTE_MS)
  const third = await givenGuestOrder(app)
  await givenInquiry(app)
  await runJob(app)
  app.clock.advance(2 * MINUTE_MS)
  await runJob(app)

  expect(await subjectsTo(app, admin)).toEqual(['[결] 새 주문 1건', '[결] 새 문의 1건'])

  app.clock.advance(MINUTE_MS)
  await runJob(app)
  const gathered = (await mailsTo(app, admin.email)).at(-1)
  expect(gathered?.subject).toBe('[결] 새 주문 2건')
  for (const { order_number } of [second, third]) expect(gathered?.text).toContain(order_number)
})

test('[O-02] mails each event once, also with concurrent or crashed servers', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  await givenGuestOrder(app)
  const dies = app.db.transaction().execute(async (tx) => {
    await runJob({ ...app, deps: { ...app.deps, db: tx } })
    throw new Error('killed before the commit')
  })
  await expect(dies).rejects.toThrow('killed')
  expect(await subjectsTo(app, admin)).toEqual([])

  let others: Promise<unknown> | undefined
  await app.db.transaction().execute(async (tx) => {
    await runJob({ ...app, deps: { ...app.deps, db: tx } })
    others = Promise.all([runJob(app), runJob(app)])
    await expect.poll(() => countBlocked(app)).toBe(2)
  })
  await others

  expect(await subjectsTo(app, admin)).toEqual(['[결] 새 주문 1건'])
})

test('[O-02] sends one summary per day in Seoul at the chosen hour, also when the clock is set back', async () => {
  const app = await startApp()
  const admin = await givenAdmin(app)
  await set(app, admin, 'DAILY', 18)
  await givenGuestOrder(app)
  await givenInquiry(
    app,
    inquiryOf({ title: '비밀이에요', is_private: true, writer_password: '4829' }),
  )
  await runJob(app)
  expect(await subjectsTo(app, admin)).toEqual([])

  setAt(app, 0, 18)
  await runJob(app)
  const [summary] = await mailsTo(app, admin.email)
  expect(summary?.subject).toBe('[결] 하루 요약, 소식 2건')
  expect(summary?.text).toContain('새 주문: 김하나')
  expect(summary?.text).toContain('새 문의: 비밀글 · 최윤아')
  expect(summary?.text).not.toContain('비밀이에요')

  // The clock is set back by an hour, something happens, and the hour comes again.
  setAt(app, 0, 17)
  await givenGuestOrder(app)
  await runJob(app)
  setAt(app, 0, 18)
  await runJob(app)
  setAt(app, 1, 0)
  await runJob(app)
  expect(await subjectsTo(app, admin)).toHaveLength(1)

  setAt(app, 0, 19)
  await runJob(app)
  expect(await subjectsTo(app, admin)).toHaveLength(2)
})

test('[O-02] sends neither an empty summary nor mails that are turned off', async () => {
  const app = await startApp()
  const [nothing, never] = [await givenAdmin(app), await givenAdmin(app)]
  await set(app, never, 'NEVER', 0)
  await givenGuestOrder(app)
  await set(app, nothing, 'DAILY', 9)
  await app.db.deleteFrom('admin_events').where('member_id', '=', nothing.id).execute()

  await runJob(app)
  await set(app, never, 'AT_ONCE')
  await runJob(app)

  expect(await subjectsTo(app, nothing)).toEqual([])
  expect(await subjectsTo(app, never)).toEqual([])
})

test('[O-02] mails the deposits due today once, in the morning', async () => {
  const app = await startApp()
  const [atOnce, daily] = [await givenAdmin(app), await givenAdmin(app)]
  await set(app, atOnce, 'AT_ONCE')
  await set(app, daily, 'DAILY', 9)
  const { order_number } = await givenGuestOrder(app)
  setAt(app, 2, 9)
  await runJob(app)
  const before = await subjectsTo(app, daily)
  expect(before).toEqual(['[결] 하루 요약, 소식 1건'])
  const { payment_due_at } = await app.db
    .selectFrom('orders')
    .select('payment_due_at')
    .where('number', '=', order_number)
    .executeTakeFirstOrThrow()
  app.clock.set(startOfSeoulDay(seoulDayOf(payment_due_at)))

  for (const hour of [7, 8, 9, 10]) {
    setAt(app, 0, hour)
    await runJob(app)
  }

  expect(await subjectsTo(app, atOnce)).toEqual(['[결] 새 주문 1건', '[결] 오늘 입금 예정 1건'])
  expect((await mailsTo(app, daily.email)).at(-1)).toMatchObject({
    kind: 'ADMIN_SUMMARY',
    text: expect.stringContaining('입금 예정: 김하나'),
  })
  expect(await subjectsTo(app, daily)).toHaveLength(2)
})

test('[O-02] mails nothing to a former or disabled administrator', async () => {
  const app = await startApp()
  const [demoted, disabled, unsent] = [
    await givenAdmin(app),
    await givenAdmin(app),
    await givenAdmin(app),
  ]
  await givenGuestOrder(app)
  const change = (it: GivenMember, values: { role?: 'USER' | 'ADMIN'; is_active?: boolean }) =>
    app.db.updateTable('members').set(values).where('id', '=', it.id).execute()
  await change(demoted, { role: 'USER' })
  await change(disabled, { is_active: false })

  await runJob(app)
  await change(demoted, { role: 'ADMIN' })
  await change(disabled, { is_active: true })
  await runJob(app)

  expect(await subjectsTo(app, unsent)).toHaveLength(1)
  expect([...(await subjectsTo(app, demoted)), ...(await subjectsTo(app, disabled))]).toEqual([])
})

test('[O-02] writes to each administrator in their own language', async () => {
  const app = await startApp()
  const english = await givenMember(app, { role: 'ADMIN', language: 'en' })
  const vietnamese = await givenMember(app, { role: 'ADMIN', language: 'vi' })
  await givenInquiry(app, inquiryOf({ title: 'Hello', writer_name: 'Linh' }))

  await runJob(app)

  expect(await subjectsTo(app, english)).toEqual(['[Gyeol] 1 new inquiry'])
  expect(await subjectsTo(app, vietnamese)).toEqual(['[Gyeol] 1 câu hỏi mới'])
})

test('[O-02] reports an undeliverable mail once, but never the mail that reports it', async () => {
  const app = await startApp({ mail: smtpSender('smtp://127.0.0.1:1', '결 <no-reply@gyeol.test>') })
  const admin = await givenAdmin(app)
  await givenGuestOrder(app)
  await app.db.deleteFrom('admin_events').execute()
  const giveUp = async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      await deliverMessages(app.deps)
      app.clock.advance(DAY_MS)
    }
  }

  await giveUp()
  await runJob(app)
  const [report, ...more] = await mailsTo(app, admin.email)
  expect(more).toEqual([])
  expect(report).toMatchObject({ kind: 'ADMIN_MAIL_FAILED', subject: '[결] 보내지 못한 메일 1건' })
  expect(report?.text.replaceAll('\u200b', '')).toContain('→ hana@example.com')
  expect(report?.text).toContain('http://gyeol.test/admin/outbox?status=FAILED&open=')

  // Mail is still down: neither the failed report nor another failure creates a new mail at once.
  setAt(app, 1, 1)
  await giveUp()
  await givenGuestOrder(app)
  await app.db.deleteFrom('admin_events').where('occasion', '=', 'ORDER').execute()
  await giveUp()
  setAt(app, 1, 1)
  await runJob(app)
  expect(await mailsTo(app, admin.email)).toHaveLength(1)
  setAt(app, 0, 9)
  await runJob(app)
  expect(await subjectsTo(app, admin)).toEqual([
    '[결] 보내지 못한 메일 1건',
    '[결] 하루 요약, 소식 1건',
  ])
})
