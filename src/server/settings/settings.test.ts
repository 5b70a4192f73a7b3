import { expect, test } from 'vitest'
import { defaultSettings } from '#domain/settings/settings.ts'
import { startApp } from '#tests/support/app.ts'
import { readSettings } from './index.ts'

test('a new installation has the default settings', async () => {
  const { db } = await startApp()
  await db.deleteFrom('settings').execute()

  expect(await readSettings(db)).toEqual(defaultSettings)
})

test('a change replaces values and lists, and merges groups field by field', async () => {
  const { db, clock } = await startApp()
  const changes = {
    paymentDeadlineDays: 5,
    surveyReminderDays: [2],
    refundRules: { version: 2, lateFee: 5_000 },
  }
  await db
    .updateTable('settings')
    .set({ changes: JSON.stringify(changes), updated_at: clock.now() })
    .execute()

  expect(await readSettings(db)).toEqual({
    ...defaultSettings,
    paymentDeadlineDays: 5,
    surveyReminderDays: [2],
    refundRules: { ...defaultSettings.refundRules, version: 2, lateFee: 5_000 },
  })
})
