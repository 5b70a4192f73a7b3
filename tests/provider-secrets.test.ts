import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { smtpSender } from '#server/adapters/mail/smtp.ts'
import { readConfig } from '#server/config.ts'
import { answerJson, type Heard, startHttpStandIn } from './support/http-stand-in.ts'
import { providerCalls, SECRET } from './support/provider-calls.ts'

/** A provider that refuses every call and returns what it heard beside the reason. */
async function givenRefusingProvider() {
  const heard: Heard[] = []
  const provider = await startHttpStandIn((call, response) => {
    heard.push(call)
    const reason = { code: 'UNAUTHORIZED_KEY', error: 'invalid_client', errorCode: 'Forbidden' }
    answerJson(response, 403, { ...reason, errorMessage: 'no', received: call })
  })
  onTestFinished(provider.stop)
  return { url: provider.url, heard }
}

function givenLog() {
  const lines: string[] = []
  return { lines, log: pino({ level: 'trace' }, { write: (line: string) => lines.push(line) }) }
}

/** A secret as it is, and as the user name of HTTP. */
const keys = new RegExp([SECRET, Buffer.from(SECRET).toString('base64').slice(0, 7)].join('|'))

test.each(Object.entries(providerCalls))(
  '[SEC-01] %s that is refused leaves no key in the log, the result or the error',
  async (_what, send) => {
    const { url, heard } = await givenRefusingProvider()
    const { lines, log } = givenLog()

    const outcome = await send(url, log).catch((err: unknown) => {
      log.error({ err }, 'failed')
      return err
    })

    expect(heard.length).toBeGreaterThan(0)
    expect(inspect(outcome, { depth: 9 })).not.toMatch(keys)
    expect(lines.join('')).not.toMatch(keys)
  },
)

test('[SEC-01] a mail server that refuses the login leaves no password in the error or the log', async () => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => done(new Error('535 no')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  const sender = smtpSender(`smtp://user:${SECRET}@127.0.0.1:${port}`, 'gyeol@example.com')
  const mail = { to: 'hana@example.com', subject: '결', text: '결', html: null, attachment: null }
  const { lines, log } = givenLog()

  const failure = await sender.send({ ...mail, messageId: '1' }).catch((err: unknown) => {
    log.error({ err }, 'failed')
    return err
  })

  expect(failure).toMatchObject({ code: 'EAUTH' })
  expect(inspect(failure, { depth: 9 })).not.toMatch(keys)
  expect(lines.join('')).not.toMatch(keys)
})

test('[SEC-01] a configuration that is refused names no value of a secret', () => {
  const secrets = {
    DATABASE_URL: `mysql://gyeol:${SECRET}@db/gyeol`,
    DATABASE_REPLICA_URL: `mysql://gyeol:${SECRET}@db/gyeol`,
    SMTP_URL: `imap://gyeol:${SECRET}@mail`,
    SESSION_SECRET: SECRET,
    ADMIN_PASSWORD: SECRET,
    METRICS_TOKEN: SECRET,
    BACKUP_RECIPIENT: SECRET,
    TOSS_CLIENT_KEY: 'test_gck_a',
    TOSS_SECRET_KEY: SECRET,
  }

  for (const name of Object.keys(secrets)) expect(() => readConfig(secrets)).toThrow(name)
  expect(() => readConfig(secrets)).not.toThrow(SECRET)
})
