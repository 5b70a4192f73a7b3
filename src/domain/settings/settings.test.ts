import { expect, test } from 'vitest'
import { defaultProductPrice, defaultSettings } from './settings.ts'

test('[ORD-18] a new installation has the published refund rules', () => {
  expect(defaultSettings.refundRules).toMatchObject({
    freeWindowMinutes: 60,
    lateFee: 10_000,
    surveyMissedFee: 10_000,
    statutoryWithdrawalDays: 0,
  })
})

test('[ORD-03] the hair consulting costs 100,000 won with free shipping', () => {
  expect(defaultProductPrice).toEqual({ price: 100_000, shippingFee: 0 })
})

test('[NAV-05] every line of the footer has a default', () => {
  const { nameLatin, addressLatin, ...company } = defaultSettings.company
  for (const [field, text] of Object.entries(company)) expect(text, field).not.toBe('')
  expect([nameLatin, addressLatin]).toEqual(['', ''])
})

test('reminders come before their deadlines', () => {
  for (const day of defaultSettings.surveyReminderDays) {
    expect(day).toBeLessThan(defaultSettings.surveyDeadlineDays)
  }
})
