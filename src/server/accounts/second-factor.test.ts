import { expect, test } from 'vitest'
import { listAudit } from '#contract/audit.ts'
import {
  confirmAuthenticatorApp,
  finishLogin,
  getMySecondFactor,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  startAuthenticatorApp,
} from '#contract/second-factor.ts'
import { changePassword, findPassword, login } from '#contract/sign-in.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { givenAccount, PASSWORD } from '#tests/support/given-accounts.ts'
import { appCode, givenApp, givenStaff, signInByPassword } from '#tests/support/given-factors.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'
import { consumeTotp } from './authenticator-app-store.ts'
import { dropTickets } from './login-tickets.ts'
import { findAndLockMember } from './members-store.ts'

const HOME = '203.0.113.7'

/** Enters ID and password; returns the ticket for the second step. */
async function firstStep(browser: TestBrowser, password: string = PASSWORD) {
  const answer = await browser.post(login.path, { user_id: 'sena1', password })
  expect(answer).toMatchObject({ status: 403, code: 'SECOND_FACTOR_REQUIRED' })
  return String(answer.body.ticket)
}

const secondStep = (browser: TestBrowser, ticket: string, code: string, method = 'TOTP') =>
  browser.post(finishLogin.path, { ticket, proof: { method, code } })

const mailsOf = ({ db }: TestApp) =>
  db.selectFrom('messages').select('subject').where('kind', '=', 'FACTOR_CHANGED').execute()

const sessionsOf = ({ db }: TestApp, id: string) =>
  db.selectFrom('sessions').select('id').where('member_id', '=', id).execute()

test('[A-08] a password alone opens no session once an authenticator app is added', async () => {
  const app = await startApp()
  const { id, secret } = await givenApp(app)
  const before = await sessionsOf(app, id)
  const browser = openBrowser(app, HOME)

  const answer = await browser.post(login.path, { user_id: 'sena1', password: PASSWORD })

  expect(answer).toMatchObject({
    status: 403,
    code: 'SECOND_FACTOR_REQUIRED',
    body: { methods: ['TOTP', 'RECOVERY_CODE'] },
  })
  expect([...browser.cookies.keys()]).toEqual(['device'])
  expect(await sessionsOf(app, id)).toEqual(before)

  const ticket = String(answer.body.ticket)
  const code = appCode(secret, app.clock.now())
  expect((await secondStep(browser, ticket, code)).status).toBe(200)
  expect(await sessionsOf(app, id)).toHaveLength(before.length + 1)
})

test('[A-08] a code works once, also for two logins at once, and an earlier one no more', async () => {
  const app = await startApp()
  const { secret } = await givenApp(app)
  const browsers = [openBrowser(app, HOME), openBrowser(app, HOME)]
  const tickets = await Promise.all(browsers.map((browser) => firstStep(browser)))
  const code = appCode(secret, app.clock.now())

  const answers = await Promise.all(
    browsers.map((browser, i) => secondStep(browser, tickets[i]!, code)),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const loser = answers.findIndex(({ status }) => status === 422)
  const again = (steps: number) =>
    secondStep(browsers[loser]!, tickets[loser]!, appCode(secret, app.clock.now(), steps))
  expect(await again(-1)).toMatchObject({ code: 'SECOND_FACTOR_MISMATCH' })
  expect((await again(1)).status).toBe(200)
})

test('[A-08] of eight checks of one code that overlap in the database one succeeds', async () => {
  const app = await startApp()
  const { id: memberId, secret } = await givenApp(app)
  const at = app.clock.now()
  const whose = { memberId, isConfirmed: true }
  const check = () => consumeTotp(app.db, app.deps.secret, whose, appCode(secret, at), at)

  const outcomes = await Promise.all(Array.from({ length: 8 }, check))

  expect(outcomes.filter((isRight) => isRight)).toHaveLength(1)
})

test('[A-08] a recovery code works once, also for two logins at once, and the person gets a mail', async () => {
  const app = await startApp()
  const { recoveryCodes, id } = await givenApp(app)
  expect(new Set(recoveryCodes).size).toBe(10)
  const browsers = [openBrowser(app, HOME), openBrowser(app, HOME)]
  const tickets = await Promise.all(browsers.map((browser) => firstStep(browser)))
  const typed = recoveryCodes[0]!.toUpperCase().replaceAll('-', ' ')

  const answers = await Promise.all(
    browsers.map((browser, i) => secondStep(browser, tickets[i]!, typed, 'RECOVERY_CODE')),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const left = await app.db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('member_id', '=', id)
    .execute()
  expect(left).toHaveLength(9)
  expect(JSON.stringify(left)).not.toContain(recoveryCodes[1])
  expect((await mailsOf(app)).map(({ subject }) => subject)).toContain(
    '[결] 복구 코드 하나를 썼어요',
  )
})

test('[A-08] a ticket works for five minutes, once, in the browser that got it', async () => {
  const app = await startApp()
  const { secret, recoveryCodes } = await givenApp(app)
  const browser = openBrowser(app, HOME)
  const ticket = await firstStep(browser)
  const code = appCode(secret, app.clock.now())
  const expired = { status: 410, code: 'LOGIN_EXPIRED' }

  expect(await secondStep(openBrowser(app, HOME), ticket, code)).toMatchObject(expired)
  const other = openBrowser(app, HOME)
  await firstStep(other)
  expect(await secondStep(other, ticket, code)).toMatchObject(expired)
  expect((await secondStep(browser, ticket, code)).status).toBe(200)
  expect(await secondStep(browser, ticket, recoveryCodes[0]!, 'RECOVERY_CODE')).toMatchObject(
    expired,
  )

  const late = await firstStep(browser)
  app.clock.advance(5 * MINUTE_MS + 1)
  const next = appCode(secret, app.clock.now())
  expect(await secondStep(browser, late, next)).toMatchObject(expired)
})

test('[A-08] wrong codes are limited by network and account, and a known browser has its own', async () => {
  const app = await startApp()
  const { secret, browser: own } = await givenApp(app)
  const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
  const right = () => appCode(secret, app.clock.now())

  for (let network = 1; network <= 3; network += 1) {
    const stranger = openBrowser(app, `198.51.100.${network}`)
    const ticket = await firstStep(stranger)
    for (let i = 0; i < 5; i += 1) {
      expect((await secondStep(stranger, ticket, wrong(right()))).status).toBe(422)
    }
    // Not even the right code tells whether it is right.
    expect((await secondStep(stranger, ticket, right())).status).toBe(429)
  }
  const fourth = openBrowser(app, '198.51.100.4')
  expect((await secondStep(fourth, await firstStep(fourth), right())).status).toBe(429)
  expect((await secondStep(own, await firstStep(own), right())).status).toBe(200)

  app.clock.advance(15 * MINUTE_MS)
  await app.db
    .updateTable('rate_limits')
    .set({ count: 59 })
    .where('key', 'like', 'factor:day:%')
    .execute()
  const ticket = await firstStep(fourth)
  const lastOfDay = [right(), right()].map((code) => secondStep(fourth, ticket, wrong(code)))
  expect((await Promise.all(lastOfDay)).map(({ status }) => status).toSorted()).toEqual([422, 429])
})

test('[A-08] a temporary password does not bypass the second factor and is used up with it', async () => {
  const app = await startApp()
  const { secret } = await givenApp(app)
  const body = { user_id: 'sena1', email: 'sena1@example.com' }
  replyOf(await app.call(findPassword, { body }))
  const { text } = await app.db
    .selectFrom('messages')
    .select('text')
    .where('kind', '=', 'TEMPORARY_PASSWORD')
    .executeTakeFirstOrThrow()
  const temporary = /[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}/.exec(text)![0]
  const browser = openBrowser(app, HOME)

  const ticket = await firstStep(browser, temporary)
  const finished = await secondStep(browser, ticket, appCode(secret, app.clock.now()))

  expect(finished).toMatchObject({
    status: 200,
    body: { user_info: { must_change_password: true } },
  })
  const again = await browser.post(login.path, { user_id: 'sena1', password: temporary })
  expect(again.code).toBe('INVALID_CREDENTIALS')
})

test('[A-08] a changed password ends logins that wait for their second step', async () => {
  const app = await startApp()
  const { secret, as } = await givenApp(app)
  const browser = openBrowser(app, HOME)
  const ticket = await firstStep(browser)
  const body = { current_password: PASSWORD, new_password: '다른-비밀번호-2026' }
  replyOf(await app.call(changePassword, { body }, { as }))

  const answer = await secondStep(browser, ticket, appCode(secret, app.clock.now()))

  expect(answer.code).toBe('LOGIN_EXPIRED')
})

test('[A-08] adding, renewing and removing are mailed and in the audit log, without secrets', async () => {
  const app = await startApp()
  const { as, secret, recoveryCodes } = await givenApp(app)
  expect(await app.call(startAuthenticatorApp, {}, { as })).toMatchObject({ status: 409 })

  const renewed = replyOf(await app.call(renewRecoveryCodes, {}, { as }))
  replyOf(await app.call(removeAuthenticatorApp, {}, { as }))

  const log = replyOf(await app.call(listAudit, { query: { kind: 'member' } }, { as }))
  expect(log.items.map(({ detail }) => detail.change)).toEqual([
    'APP_REMOVED',
    'RECOVERY_CODES_RENEWED',
    'APP_ADDED',
  ])
  expect(await mailsOf(app)).toHaveLength(3)
  const stored = JSON.stringify([
    await app.db.selectFrom('messages').selectAll().execute(),
    await app.db.selectFrom('audit_log').selectAll().execute(),
  ])
  for (const hidden of [secret, recoveryCodes[0]!, renewed.recovery_codes[0]!]) {
    expect(stored).not.toContain(hidden)
  }
  expect(replyOf(await app.call(getMySecondFactor, {}, { as }))).toEqual({
    is_required: false,
    has_authenticator_app: false,
    recovery_codes_left: 0,
  })
  const body = { user_id: 'sena1', password: PASSWORD }
  expect((await app.call(login, { body })).status).toBe(200)
})

test('[A-08] the first factor ends the sessions that were opened without one', async () => {
  const app = await startApp()
  const { as } = await givenStaff(app)
  const elsewhere = await signInByPassword(openBrowser(app, HOME), 'sena1')
  const { secret } = replyOf(await app.call(startAuthenticatorApp, {}, { as }))
  const confirm = (code: string) => app.call(confirmAuthenticatorApp, { body: { code } }, { as })

  expect(await confirm('12345')).toMatchObject({ status: 422 })
  expect((await app.call(getMySecondFactor, {}, { as: elsewhere })).status).toBe(200)
  replyOf(await confirm(appCode(secret, app.clock.now())))

  expect((await app.call(getMySecondFactor, {}, { as: elsewhere })).status).toBe(401)
  expect((await app.call(getMySecondFactor, {}, { as })).status).toBe(200)
})

test('[A-08] customers have no authenticator app', async () => {
  const app = await startApp()
  await givenAccount(app)
  const as = await signInByPassword(openBrowser(app, HOME), 'hana95')

  expect(await app.call(startAuthenticatorApp, {}, { as })).toMatchObject({ status: 403 })
})

test('[A-08] a login that is finished while it is ended waits for that, and neither fails', async () => {
  const app = await startApp()
  const { id, secret } = await givenApp(app)
  const browser = openBrowser(app, HOME)
  const ticket = await firstStep(browser)
  const ending = await openTransaction(app.db)
  await findAndLockMember(ending.tx, id)

  const finishing = secondStep(browser, ticket, appCode(secret, app.clock.now()))
  await untilWaiting(app, 1)
  await dropTickets(ending.tx, id)
  await ending.end('commit')

  expect(await finishing).toMatchObject({ code: 'LOGIN_EXPIRED' })
})
