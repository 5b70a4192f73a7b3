import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { styleNames } from '#domain/drawings/styles/style.ts'
import { type SettingName, settingBounds } from '#domain/settings/setting-bounds.ts'

/** Sections of the page, each with its fields. */
export const settingGroups = {
  payment: [
    'payment_deadline_days',
    'bank_account.bank',
    'bank_account.account_number',
    'bank_account.holder',
    'bank_account.bank_english',
    'bank_account.holder_latin',
    'bank_account.swift',
  ],
  survey: [
    'survey_deadline_days',
    'survey_reminder_days',
    'auto_complete_days',
    'photo_retention_days',
    'default_consultant_id',
  ],
  points: [
    'earn_percent',
    'review_points',
    'review_photo_points',
    'late_sheet_points',
    'points_minimum',
    'points_valid_months',
  ],
  refund: [
    'refund_rules.free_window_minutes',
    'refund_rules.late_fee',
    'refund_rules.survey_missed_fee',
    'refund_rules.statutory_withdrawal_days',
  ],
  booking: ['booking_notice_hours', 'booking_horizon_days'],
  consultant: [
    'consultant.name',
    'consultant.name_latin',
    'consultant.words_ko',
    'consultant.words_en',
    'consultant.words_vi',
    'consultant.style',
    'consultant.face_shape',
  ],
  company: [
    'company.name',
    'company.name_latin',
    'company.address',
    'company.address_latin',
    'company.ceo',
    'company.email',
    'company.phone',
    'company.business_registration_number',
    'company.mail_order_registration',
    'company.privacy_officer',
    'company.hosting_provider',
    'links.kakao',
    'links.instagram',
  ],
} as const

export type SettingField = (typeof settingGroups)[keyof typeof settingGroups][number]

/** Numeric fields, by the name of their bounds. */
const numbers: Readonly<Partial<Record<SettingField, SettingName>>> = {
  payment_deadline_days: 'paymentDeadlineDays',
  survey_deadline_days: 'surveyDeadlineDays',
  auto_complete_days: 'autoCompleteDays',
  photo_retention_days: 'photoRetentionDays',
  earn_percent: 'earnPercent',
  review_points: 'reviewPoints',
  review_photo_points: 'reviewPhotoPoints',
  late_sheet_points: 'lateReportPoints',
  points_minimum: 'pointsMinimum',
  points_valid_months: 'pointsValidMonths',
  'refund_rules.free_window_minutes': 'freeWindowMinutes',
  'refund_rules.late_fee': 'lateFee',
  'refund_rules.survey_missed_fee': 'surveyMissedFee',
  'refund_rules.statutory_withdrawal_days': 'statutoryWithdrawalDays',
  booking_notice_hours: 'bookingNoticeHours',
  booking_horizon_days: 'bookingHorizonDays',
}

/** Fields that may be empty. */
export const optionalFields: readonly SettingField[] = [
  'default_consultant_id',
  'bank_account.bank_english',
  'bank_account.holder_latin',
  'bank_account.swift',
  'company.name_latin',
  'company.address_latin',
  'consultant.name',
  'consultant.name_latin',
  'consultant.words_ko',
  'consultant.words_en',
  'consultant.words_vi',
]

/** Fields with a fixed list of values. */
export const listedValues: Readonly<Partial<Record<SettingField, readonly string[]>>> = {
  'consultant.style': styleNames,
  'consultant.face_shape': faceOutlines,
}

/** Returns the bounds of a numeric field; undefined for other fields. */
export const fieldBounds = (field: SettingField) => {
  const name = numbers[field]
  return name && settingBounds[name]
}
