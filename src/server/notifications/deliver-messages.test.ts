import { expect, test } from 'vitest'
import { resendMessage } from '#contract/notifications.ts'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import type { Mail } from '#server/ports/mail-sender.ts'
import { startApp, type TestApp } from '#tests/support/app.ts'
import { HOUR_MS, MINUTE_MS } from '#tests/support/clock.ts'
import { givenAdmin } from '#tests/support/given.ts'
import { everyEvent, orderPlacedNotice } from '#tests/support/given-notifications.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { openTransaction } from '#tests/support/open-transaction.ts'
import { deliverMessages } from './deliver-messages.ts'
import { notify } from './notify.ts'
import { claimNext, LEASE_MS } from './queue.ts'

const FROM = '결 <no-reply@gyeol.test>'
const TO = 'hana@example.com'

const outbox = ({ db }: TestApp) =>
  db.selectFrom('messages').selectAll().orderBy('position').execute()

const owe = (app: TestApp, to = TO) => notify(app.db, orderPlacedNotice(to), app.clock.now())

async function startWithMail() {
  const server = await startMailServer()
  const app = await startApp({ mail: smtpSender(server.url, FROM) })
  return { app, server }
}

test('[PAY-01] delivers a queued mail once, from the studio, with its text intact', async () => {
  const { app, server } = await startWithMail()
  await owe(app)

  expect(await deliverMessages(app.deps)).toBe(1)
  expect(await deliverMessages(app.deps)).toBe(0)

  const [row] = await outbox(app)
  expect(row).toMatchObject({ status: 'SENT', attempts: 1, sent_at: app.clock.now() })
  expect(server.received).toHaveLength(1)
  const [mail] = server.received
  expect(mail).toMatchObject({
    subject: '[결] 주문을 받았어요 (K7QW2M9T)',
    from: { name: '결', address: 'no-reply@gyeol.test' },
    to: [{ address: TO }],
    recipients: [TO],
    messageId: `<${row?.id}@gyeol.test>`,
  })
  expect(mail?.text?.trim().replaceAll('\r\n', '\n')).toBe(row?.text)
  expect(mail?.html).toContain('100,000원')
  expect(mail?.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test('keeps secrets of a message in the outbox only until it is delivered', async () => {
  const { app, server } = await startWithMail()
  const secrets = ['048213', 'mk7f-a2qz-9rtx', 'a-guest-token-of-32-bytes']
  for (const event of everyEvent.filter(({ kind }) => kind !== 'PHONE_CODE')) {
    await notify(app.db, { ...event, to: TO, language: 'ko' }, app.clock.now())
  }
  const among = (texts: unknown) =>
    secrets.filter((secret) => JSON.stringify(texts).includes(secret))
  expect(among(await outbox(app))).toEqual(secrets)

  // The mail server does not send its greeting within the timeout of a tenth of a second.
  await Promise.all(Array.from({ length: 8 }, () => deliverMessages(app.deps)))

  expect(among(await outbox(app))).toEqual([])
  expect(among(server.received.map(({ text, html }) => [text, html]))).toEqual(secrets)
  const [blanked] = await outbox(app)
  const again = { params: { id: blanked!.id } }
  expect(await app.call(resendMessage, again, { as: await givenAdmin(app) })).toMatchObject({
    refusal: { code: 'MESSAGE_BLANKED' },
  })
})

test('retries a mail that was temporarily refused, as the same message', async () => {
  const { app, server } = await startWithMail()
  server.answers.push({ code: 451, message: 'try later' })
  await owe(app)

  await deliverMessages(app.deps)
  const [refused] = await outbox(app)
  expect(refused).toMatchObject({
    status: 'QUEUED',
    attempts: 1,
    last_error: expect.stringContaining('try later'),
    next_attempt_at: new Date(app.clock.now().getTime() + MINUTE_MS),
  })
  expect(await deliverMessages(app.deps)).toBe(0)

  app.clock.advance(MINUTE_MS)
  await deliverMessages(app.deps)
  expect(await outbox(app)).toMatchObject([{ status: 'SENT', attempts: 2, last_error: null }])
  expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${refused?.id}@gyeol.test>`])
})

test('tries eight times with growing delays while the mail server is down, then gives up', async () => {
  const app = await startApp({ mail: smtpSender('smtp://127.0.0.1:1', FROM) })
  await owe(app)
  const waits: (number | null)[] = []

  for (let tries = 0; tries < 8; tries += 1) {
    await deliverMessages(app.deps)
    const [row] = await outbox(app)
    const next = row!.next_attempt_at
    waits.push(next && (next.getTime() - app.clock.now().getTime()) / MINUTE_MS)
    if (next) app.clock.set(next)
  }

  expect(waits).toEqual([1, 5, 15, 60, 240, 720, 1440, null])
  expect(await outbox(app)).toMatchObject([
    { status: 'FAILED', attempts: 8, last_error: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('a refused mail does not delay the next one', async () => {
  const { app, server } = await startWithMail()
  server.answers.push({ code: 550, message: 'no such user' })
  await owe(app, 'nobody@example.com')
  await owe(app)

  await deliverMessages(app.deps)

  expect(await outbox(app)).toMatchObject([{ status: 'QUEUED' }, { status: 'SENT' }])
  expect(server.received).toHaveLength(1)
})

test('sends a mail again if the worker dies between sending and marking it', async () => {
  const { app, server } = await startWithMail()
  await owe(app)
  // Such a worker leaves nothing behind but its lease.
  await claimNext(app.db, [], app.clock.now())

  expect(await deliverMessages(app.deps)).toBe(0)
  app.clock.advance(LEASE_MS)
  expect(await deliverMessages(app.deps)).toBe(1)

  expect(await outbox(app)).toMatchObject([{ status: 'SENT', attempts: 2 }])
  expect(server.received).toHaveLength(1)
})

test('concurrent workers never send one message twice', async () => {
  const { app, server } = await startWithMail()
  const addresses = Array.from({ length: 20 }, (_, at) => `person${at}@example.com`)
  for (const to of addresses) await owe(app, to)

  await Promise.all(Array.from({ length: 6 }, () => deliverMessages(app.deps)))

  const recipients = server.received.flatMap(({ recipients }) => recipients)
  expect(recipients.sort()).toEqual([...addresses].sort())
})

test('a message that another worker is leasing does not delay the next one', async () => {
  const { app } = await startWithMail()
  await owe(app)
  await owe(app, 'minji@example.com')
  const [first, second] = await outbox(app)
  const { tx, end } = await openTransaction(app.db)
  await tx.selectFrom('messages').select('id').where('id', '=', first!.id).forUpdate().execute()

  expect(await claimNext(app.db, [], app.clock.now())).toMatchObject({ id: second!.id })
  await end('commit')
})

test('a worker that lost its lease does not mark the message', async () => {
  const sent: Mail[] = []
  const app: TestApp = await startApp({
    mail: {
      async send(mail) {
        sent.push(mail)
        if (sent.length > 1) return
        // Delivery takes so long that the lease ends and another worker claims the message.
        app.clock.advance(LEASE_MS)
        await deliverMessages(app.deps)
        throw new Error('too late')
      },
      from: '결 <studio@gyeol.test>',
      close: () => undefined,
    },
  })
  await owe(app)

  await deliverMessages(app.deps)

  expect(await outbox(app)).toMatchObject([{ status: 'SENT', attempts: 2, last_error: null }])
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
})

test('without a mail server every message stays in the outbox', async () => {
  const app = await startApp()
  await owe(app)

  await deliverMessages(app.deps)

  expect(await outbox(app)).toMatchObject([{ status: 'KEPT', attempts: 0, next_attempt_at: null }])
})

test('without a mail server a message queued during the delivery is not attempted', async () => {
  const app = await startApp()
  const start = app.clock.now()
  app.clock.advance(MINUTE_MS)
  await owe(app)
  const times = [start]
  const now = () => times.shift() ?? app.clock.now()

  expect(await deliverMessages({ ...app.deps, now })).toBe(0)

  expect(await outbox(app)).toMatchObject([{ status: 'QUEUED', attempts: 0, leased_until: null }])
})

test('sends a code for a phone as a text message', async () => {
  const sent: unknown[] = []
  const app = await startApp({
    sms: { from: '0212345678', send: async (message) => void sent.push(message) },
  })
  const notification = {
    kind: 'PHONE_CODE',
    code: '048213',
    to: '01012345678',
    language: 'ko',
  } as const
  await notify(app.db, notification, app.clock.now())

  await deliverMessages(app.deps)

  expect(sent).toEqual([
    { to: '01012345678', text: '[결] 인증번호 048213. 10분 안에 입력해 주세요.' },
  ])
})

test('[I18-01] a mail sent hours later is in the language of its order', async () => {
  const { app, server } = await startWithMail()
  await notify(app.db, orderPlacedNotice(TO, 'vi'), app.clock.now())

  app.clock.advance(5 * HOUR_MS)
  await deliverMessages(app.deps)

  expect(server.received).toMatchObject([{ subject: '[Gyeol] Đã nhận đơn hàng (K7QW2M9T)' }])
})

test('no line break or comma in typed text adds a header or a recipient', async () => {
  const { app, server } = await startWithMail()
  const notification = {
    kind: 'GUEST_CODE',
    code: '048213',
    orderNumber: 'K7\r\nBcc: all@example.com\r\n\r\nspam',
    language: 'ko',
  } as const
  await notify(app.db, { ...notification, to: `${TO}\r\nBcc: all@example.com` }, app.clock.now())
  await notify(app.db, { ...notification, to: `${TO},other@example.com` }, app.clock.now())
  await notify(app.db, { ...notification, to: TO }, app.clock.now())

  await deliverMessages(app.deps)

  for (const row of await outbox(app)) expect(row.subject + row.recipient).not.toMatch(/[\r\n]/)
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('all@example.com')
  expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('other@example.com')
  const good = server.received.find(({ recipients }) => recipients.includes(TO))
  expect(good?.bcc ?? []).toEqual([])
  expect(good?.subject).toContain('Bcc: all@example.com')
})

test('queues a message only if its transaction commits', async () => {
  const app = await startApp()

  const undone = app.db.transaction().execute(async (tx) => {
    await notify(tx, orderPlacedNotice(TO), app.clock.now())
    throw new Error('undone')
  })

  await expect(undone).rejects.toThrow('undone')
  expect(await outbox(app)).toEqual([])
})
