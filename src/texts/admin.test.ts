import { expect, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { alarmKinds } from '#domain/payments/alarms.ts'
import { loadAdminMessages } from './admin-messages.ts'

test('names and explains each alarm in each language', async () => {
  for (const language of languages) {
    const { kinds, helps } = (await loadAdminMessages(language)).moneyTasks
    const texts = alarmKinds.flatMap((kind) => [kinds[kind], helps[kind]])
    expect(new Set(texts).size, language).toBe(2 * alarmKinds.length)
  }
})
