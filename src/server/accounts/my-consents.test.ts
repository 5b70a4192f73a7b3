import { expect, test } from 'vitest'
import { withdraw } from '#contract/accounts.ts'
import { changeMyConsent, getMyConsents } from '#contract/consents.ts'
import { login } from '#contract/sign-in.ts'
import type { OptionalConsent } from '#domain/accounts/consents.ts'
import { DAY_MS, MINUTE_MS } from '#domain/calendar/seoul-day.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { givenSignedUp } from '#tests/support/given-accounts.ts'
import { requestConsentConfirmations } from './request-consent-confirmations.ts'

const change = (app: TestApp, as: GivenMember, kind: OptionalConsent, is_given: boolean) =>
  app.call(changeMyConsent, { params: { kind }, body: { is_given } }, { as })

const mailsTo = ({ db }: TestApp, { email }: { readonly email: string }) =>
  db
    .selectFrom('messages')
    .select(['kind', 'subject', 'text', 'language'])
    .where('recipient', '=', email)
    .where('kind', 'like', 'CONSENT%')
    .orderBy('created_at')
    .execute()

test('[MYP-04] a new member has only the consents that an account requires', async () => {
  const app = await startApp()
  const { user_id, password } = await givenSignedUp(app)
  const { access_token: token } = replyOf(await app.call(login, { body: { user_id, password } }))

  const { required, optional, history } = replyOf(
    await app.call(getMyConsents, {}, { as: { token } }),
  )

  expect(required.map(({ kind }) => kind).sort()).toEqual(['privacy', 'sensitive', 'terms'])
  expect(optional.map(({ is_given, changed_at }) => [is_given, changed_at])).toEqual([
    [false, null],
    [false, null],
  ])
  expect(history).toEqual([])
})

test('[S-15] records a marketing consent of the sign-up with version and place, confirms it by mail, and withdraws it separately', async () => {
  const app = await startApp()
  const { user_id, password, email } = await givenSignedUp(app, { marketing_agree: true })
  const at = app.clock.now().toISOString()
  const { access_token: token } = replyOf(await app.call(login, { body: { user_id, password } }))
  const as = { token } as GivenMember

  const before = replyOf(await app.call(getMyConsents, {}, { as }))
  expect(before.optional.map(({ kind, is_given }) => [kind, is_given])).toEqual([
    ['marketing_email', true],
    ['marketing_sms', false],
  ])
  expect(before.history).toEqual([
    { kind: 'marketing_email', event: 'GIVEN', version: 1, place: 'SIGN_UP', at },
  ])
  app.clock.advance(MINUTE_MS)
  const after = replyOf(await change(app, as, 'marketing_email', false))

  expect(after.history[0]).toMatchObject({ event: 'WITHDRAWN', version: 1, place: 'SETTINGS' })
  expect(after.required).toEqual(before.required)
  expect(after.sensitive).toEqual(before.sensitive)
  expect((await mailsTo(app, { email })).map(({ kind, text }) => [kind, text])).toEqual([
    ['CONSENT_CHANGED', expect.stringMatching(/처리 결과: ?동의/)],
    ['CONSENT_CHANGED', expect.stringMatching(/처리 결과: ?철회/)],
  ])
})

test('[MYP-04] records and confirms each change of a consent at once, in the member’s language', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await app.db.updateTable('members').set({ language: 'en' }).execute()
  const given = app.clock.now().toISOString()

  const after = replyOf(await change(app, member, 'marketing_email', true))
  expect(after.optional[0]).toMatchObject({ is_given: true, changed_at: given })
  app.clock.advance(MINUTE_MS)
  const withdrawn = replyOf(await change(app, member, 'marketing_email', false))

  expect(withdrawn.optional[0]).toMatchObject({ is_given: false, ask_again_at: null })
  expect(withdrawn.history.map(({ event }) => event)).toEqual(['WITHDRAWN', 'GIVEN'])
  const mails = await mailsTo(app, member)
  expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
    ['CONSENT_CHANGED', 'en'],
    ['CONSENT_CHANGED', 'en'],
  ])
  expect(mails[0]!.text).toContain('Consent given')
  expect(mails[1]!.text).toContain('Consent withdrawn')
})

test('records and sends nothing for a repeated change or a withdrawal of a consent never given', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  await change(app, member, 'marketing_sms', false)
  await Promise.all([1, 2, 3].map(() => change(app, member, 'marketing_sms', true)))
  app.clock.advance(MINUTE_MS)
  await Promise.all([1, 2, 3].map(() => change(app, member, 'marketing_sms', false)))

  const historyOf = async (as: GivenMember) =>
    replyOf(await app.call(getMyConsents, {}, { as })).history
  const event = { kind: 'marketing_sms' }
  expect(await historyOf(member)).toMatchObject([
    { ...event, event: 'WITHDRAWN' },
    { ...event, event: 'GIVEN' },
  ])
  expect(await mailsTo(app, member)).toHaveLength(2)
  expect(await historyOf(await givenMember(app))).toEqual([])
})

test('a member without an address cannot consent to mails, but can withdraw', async () => {
  const app = await startApp()
  const member = await givenMember(app, { email: '' })

  expect(await change(app, member, 'marketing_email', true)).toMatchObject({
    status: 422,
    refusal: { code: 'CONTACT_MISSING' },
  })
  expect(await change(app, member, 'marketing_email', false)).toMatchObject({ status: 200 })
})

test('asks a member every two years, once, to confirm a consent', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await change(app, member, 'marketing_email', true)
  await change(app, member, 'marketing_sms', true)
  await change(app, member, 'marketing_sms', false)
  const asked = () => requestConsentConfirmations(app.deps)

  app.clock.advance(730 * DAY_MS)
  expect(await asked()).toBe(0)
  app.clock.advance(DAY_MS)
  expect(await Promise.all([asked(), asked()])).toEqual(expect.arrayContaining([0, 1]))
  expect(await asked()).toBe(0)

  const mails = (await mailsTo(app, member)).filter(({ kind }) => kind === 'CONSENT_ASKED')
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('이메일로 소식과 혜택 받기')
  expect(mails[0]!.text).not.toContain('문자로')
  app.clock.advance(731 * DAY_MS)
  expect(await asked()).toBe(1)
})

test('withdraws the consents of a closing account and never asks again', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await change(app, member, 'marketing_email', true)

  replyOf(await app.call(withdraw, {}, { as: member }))
  app.clock.advance(800 * DAY_MS)

  expect(await requestConsentConfirmations(app.deps)).toBe(0)
  const records = await app.db.selectFrom('consent_records').selectAll().orderBy('id').execute()
  expect(records.map(({ event, place }) => [event, place])).toEqual([
    ['GIVEN', 'SETTINGS'],
    ['WITHDRAWN', 'ACCOUNT_CLOSED'],
  ])
  expect(
    await app.db.selectFrom('retained_records').select(['kind', 'content']).execute(),
  ).toMatchObject([
    { kind: 'access' },
    {
      kind: 'advertising',
      content: {
        email: member.email,
        events: [
          { kind: 'marketing_email', event: 'GIVEN' },
          { kind: 'marketing_email', event: 'WITHDRAWN' },
        ],
      },
    },
  ])
})
