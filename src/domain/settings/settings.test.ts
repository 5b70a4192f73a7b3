import { expect, test } from 'vitest'
import { defaultProductPrice, defaultSettings } from './settings.ts'

test('[ORD-18] a new installation refunds as the published rules say', () => {
  expect(defaultSettings.refundRules).toMatchObject({
    freeWindowMinutes: 60,
    lateFee: 10_000,
    surveyMissedFee: 10_000,
    statutoryWithdrawalDays: 0,
  })
})

test('[ORD-03] the hair consulting costs 100,000 won and ships for nothing', () => {
  expect(defaultProductPrice).toEqual({ price: 100_000, shippingFee: 0 })
})

test('[NAV-05] no line of the footer starts empty', () => {
  const { nameLatin, addressLatin, ...company } = defaultSettings.company
  for (const [field, text] of Object.entries(company)) expect(text, field).not.toBe('')
  expect([nameLatin, addressLatin]).toEqual(['', ''])
})

test('reminders come before the deadline they remind of', () => {
  for (const day of defaultSettings.surveyReminderDays) {
    expect(day).toBeLessThan(defaultSettings.surveyDeadlineDays)
  }
})
