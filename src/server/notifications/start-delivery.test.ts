import { expect, test, vi } from 'vitest'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { startApp } from '#tests/support/app.ts'
import { orderPlacedNotice } from '#tests/support/given-notifications.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { notify } from './notify.ts'
import { startDelivery } from './start-delivery.ts'

test('the worker sends messages that arrive while it runs, and none after it was stopped', async () => {
  const server = await startMailServer()
  const app = await startApp({ mail: smtpSender(server.url, 'no-reply@gyeol.test') })
  const delivery = startDelivery(app.deps)

  await notify(app.db, orderPlacedNotice('hana@example.com'), app.clock.now())
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 })

  await delivery.stop()
  await notify(app.db, orderPlacedNotice('duri@example.com'), app.clock.now())
  const [, second] = await app.db.selectFrom('messages').selectAll().orderBy('position').execute()
  expect(second).toMatchObject({ status: 'QUEUED', attempts: 0 })
  expect(server.received).toHaveLength(1)
})

test('a hanging mail does not delay stopping the server', async () => {
  let began = false
  const app = await startApp({
    mail: {
      send: () => {
        began = true
        return new Promise(() => undefined)
      },
      from: '결 <studio@gyeol.test>',
      close: () => undefined,
    },
  })
  await notify(app.db, orderPlacedNotice('hana@example.com'), app.clock.now())
  const delivery = startDelivery(app.deps)
  await vi.waitFor(() => expect(began).toBe(true), { timeout: 10_000 })

  const before = Date.now()
  await delivery.stop()

  expect(Date.now() - before).toBeLessThan(5_000)
})
