import { expect, test } from 'vitest'
import { changeMyConsent } from '#contract/consents.ts'
import { saveMyLanguage } from '#contract/my-language.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'

const keep = (app: TestApp, language: 'ko' | 'en' | 'vi', as: GivenMember) =>
  app.call(saveMyLanguage, { body: { language } }, { as })

test('[MYP-04] writes to a member in the language they changed to, and to nobody else', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const other = await givenMember(app)
  const consent = { params: { kind: 'marketing_email' }, body: { is_given: true } } as const

  expect((await keep(app, 'vi', member)).status).toBe(204)

  for (const as of [member, other]) replyOf(await app.call(changeMyConsent, consent, { as }))
  const mails = await app.db
    .selectFrom('messages')
    .select(['recipient', 'language'])
    .where('kind', '=', 'CONSENT_CHANGED')
    .execute()
  expect(new Map(mails.map(({ recipient, language }) => [recipient, language]))).toEqual(
    new Map([
      [member.email, 'vi'],
      [other.email, 'ko'],
    ]),
  )
})

test('[MYP-04] refuses a language that the site does not offer', async () => {
  const app = await startApp()
  const member = await givenMember(app)

  expect(await keep(app, 'fr' as 'en', member)).toMatchObject({ status: 422 })
})
