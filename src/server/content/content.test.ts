import { expect, test } from 'vitest'
import { getPolicy, getSite, policyKinds } from '#contract/content.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { languages } from '#domain/languages/languages.ts'
import { defaultSettings, demoBankAccount } from '#domain/settings/settings.ts'
import { replyOf, startApp } from '#tests/support/app.ts'

test('[NAV-05] the site returns its company details, its rules and its payment methods', async () => {
  const { call, db, clock } = await startApp()
  const changes = {
    company: { name: '결 스튜디오' },
    paymentDeadlineDays: 5,
    photoRetentionDays: 90,
    bankAccount: demoBankAccount,
  }
  await db
    .updateTable('settings')
    .set({ changes: JSON.stringify(changes), updated_at: clock.now() })
    .execute()

  expect(replyOf(await call(getSite, {}))).toMatchObject({
    company: { name: '결 스튜디오', ceo: defaultSettings.company.ceo },
    refund_rules: { version: 1, free_window_minutes: 60, late_fee: 10_000 },
    points_rules: { minimum: 1_000, valid_months: 6, earn_percent: 1 },
    payment_methods: ['bank_transfer'],
    payment_deadline_days: 5,
    survey_deadline_days: 7,
    photo_retention_days: 90,
  })
})

test('every policy exists in three languages', async () => {
  const { call } = await startApp()

  for (const kind of policyKinds) {
    const texts = await Promise.all(
      languages.map(async (language) =>
        replyOf(await call(getPolicy, { params: { kind } }, { language })),
      ),
    )
    expect(texts.every((text) => text.kind === kind && text.version === 1)).toBe(true)
    expect(new Set(texts.map(({ html }) => html)).size).toBe(languages.length)
    expect(texts.map(({ html }) => html).join()).not.toMatch(/undefined|NaN|\[object/)
  }
})

test('[MYP-05] the refund policy states the figures of the settings', async () => {
  const { call } = await startApp()
  const { html } = replyOf(await call(getPolicy, { params: { kind: 'refund' } }))

  expect(html).toMatch(/1시간 안에[\s\S]*10,000원을 빼고/)
})

test('returns a newer version of a policy from its effective day on', async () => {
  const { call, db, clock } = await startApp()
  await db
    .insertInto('policies')
    .values({
      kind: 'terms',
      version: 2,
      effective_at: new Date(clock.now().getTime() + DAY_MS),
      html: JSON.stringify({ ko: '<p>새 약관</p>' }),
    })
    .execute()
  const terms = { params: { kind: 'terms' } }

  expect(replyOf(await call(getPolicy, terms)).version).toBe(1)
  clock.advance(DAY_MS)
  expect(replyOf(await call(getPolicy, terms, { language: 'en' }))).toMatchObject({
    version: 2,
    html: '<p>새 약관</p>',
  })
})

test('an unknown policy is not found', async () => {
  const { call } = await startApp()

  expect(await call(getPolicy, { params: { kind: 'cookies' } })).toMatchObject({ status: 404 })
})
