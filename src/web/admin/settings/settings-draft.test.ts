import { expect, test } from 'vitest'
import type { AdminSettings } from '#contract/admin-settings.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import { bodyOf, draftOf } from './settings-draft.ts'

const { company, refundRules, bankAccount } = defaultSettings
const settings = {
  payment_deadline_days: 3,
  survey_deadline_days: 7,
  survey_reminder_days: [1, 5],
  auto_complete_days: 7,
  earn_percent: 1,
  review_points: 500,
  review_photo_points: 1_000,
  late_sheet_points: 0,
  points_minimum: 1_000,
  points_valid_months: 6,
  require_phone_verification: true,
  require_second_factor: false,
  photo_retention_days: 180,
  default_consultant_id: null,
  booking_notice_hours: 24,
  booking_horizon_days: 28,
  refund_rules: {
    version: 1,
    free_window_minutes: refundRules.freeWindowMinutes,
    late_fee: refundRules.lateFee,
    survey_missed_fee: refundRules.surveyMissedFee,
    adds_fees: true,
    statutory_withdrawal_days: 0,
  },
  bank_account: {
    bank: bankAccount.bank,
    account_number: bankAccount.accountNumber,
    holder: bankAccount.holder,
    bank_english: bankAccount.bankEnglish,
    holder_latin: bankAccount.holderLatin,
    swift: bankAccount.swift,
  },
  company: {
    name: company.name,
    ceo: company.ceo,
    email: company.businessEmail,
    phone: company.phone,
    address: company.address,
    name_latin: company.nameLatin,
    address_latin: company.addressLatin,
    business_registration_number: company.businessRegistrationNumber,
    mail_order_registration: company.mailOrderRegistrationNumber,
    privacy_officer: company.privacyOfficer,
    hosting_provider: company.hostingProvider,
  },
  consultant: {
    name: '박세나',
    name_latin: '',
    words_ko: '12년 동안 머리를 잘랐어요.',
    words_en: '',
    words_vi: '',
    style: 'tuckedBob',
    face_shape: 'oval',
  },
  links: { kakao: company.kakaoUrl, instagram: company.instagramUrl },
  revision: 4,
} as AdminSettings

test('converts all settings to editor fields and back', () => {
  const { revision: _revision, refund_rules, ...rest } = settings
  const { version: _version, ...rules } = refund_rules

  const body = bodyOf(draftOf(settings))

  expect(body).toEqual({ ...rest, refund_rules: rules })
  expect(changeSettings.body.safeParse(body).success).toBe(true)
})

test('parses numbers as people type them, and an empty field as null', () => {
  const draft = {
    ...draftOf(settings),
    'refund_rules.late_fee': '12,000',
    survey_reminder_days: '2 4',
    earn_percent: '',
  }
  expect(bodyOf(draft)).toMatchObject({
    refund_rules: { late_fee: 12_000 },
    survey_reminder_days: [2, 4],
    earn_percent: null,
  })
})
