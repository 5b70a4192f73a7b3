import { z } from 'zod'
import { revisionBody, revisionReply } from '#contract/content-endpoints.ts'
import { styleNames } from '#domain/drawings/styles/style.ts'
import { won } from '#domain/money/won.ts'
import { type SettingName, settingBounds } from '#domain/settings/setting-bounds.ts'
import { faceOutlineField } from './drawing-fields.ts'
import { endpoint } from './endpoint.ts'
import { emailField, requiredText } from './fields.ts'

const whole = (name: SettingName) =>
  z.int().min(settingBounds[name].min).max(settingBounds[name].max)
const amount = (name: SettingName) => whole(name).transform(won)

const refundRules = {
  /** Minutes after the order within which a cancellation gets a full refund. */
  free_window_minutes: whole('freeWindowMinutes'),
  late_fee: amount('lateFee'),
  survey_missed_fee: amount('surveyMissedFee'),
  /** Whether both fees are deducted where both apply; otherwise only the larger one is. */
  adds_fees: z.boolean(),
  statutory_withdrawal_days: whole('statutoryWithdrawalDays'),
}
const line = requiredText(200)
const link = z.url({ protocol: /^https$/ }).max(500)

const fields = {
  payment_deadline_days: whole('paymentDeadlineDays'),
  survey_deadline_days: whole('surveyDeadlineDays'),
  /**
   * Days after payment on which the customer is reminded of a missing survey; before its deadline.
   */
  survey_reminder_days: z.array(whole('surveyReminderDays')).max(5),
  /** Days after the result sheet was sent. */
  auto_complete_days: whole('autoCompleteDays'),
  /** Percentage of the amount paid. */
  earn_percent: z.number().min(settingBounds.earnPercent.min).max(settingBounds.earnPercent.max),
  review_points: amount('reviewPoints'),
  /** Points for a review with a photo, instead of `review_points`. */
  review_photo_points: amount('reviewPhotoPoints'),
  /** Points to a member whose result sheet misses its promised time; 0 for none. */
  late_sheet_points: amount('lateReportPoints'),
  points_minimum: amount('pointsMinimum'),
  points_valid_months: whole('pointsValidMonths'),
  require_phone_verification: z.boolean(),
  /** Whether everybody who works in the back office needs a second factor. */
  require_second_factor: z.boolean(),
  photo_retention_days: whole('photoRetentionDays'),
  /**
   * Gets each order that nobody is assigned to when it is paid and its survey is in; null: the owner.
   */
  default_consultant_id: z.uuid().nullable(),
  booking_notice_hours: whole('bookingNoticeHours'),
  booking_horizon_days: whole('bookingHorizonDays'),
}
/**
 * One line of the bank account. All lines are set, or none while the account is not entered yet.
 */
const accountLine = z.string().trim().max(200)
/** SWIFT/BIC: bank, country, location, and optionally three characters for the branch. */
const swift = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(z.string().regex(/^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/))
const bankAccount = {
  bank: accountLine,
  account_number: accountLine,
  holder: accountLine,
  /** For transfers from abroad; each may be empty. */
  bank_english: accountLine,
  holder_latin: accountLine,
  swift,
}
const company = {
  name: line,
  ceo: line,
  email: emailField,
  phone: line,
  address: line,
  /** In Latin letters, for pages and emails in other languages than Korean; may be empty. */
  name_latin: accountLine,
  address_latin: accountLine,
  business_registration_number: line,
  mail_order_registration: line,
  privacy_officer: line,
  hosting_provider: line,
}
/** All may be empty; without a name, no page introduces a consultant. */
const consultant = {
  name: z.string().trim().max(40),
  /** In Latin letters, for pages in other languages than Korean. */
  name_latin: z.string().trim().max(40),
  words_ko: accountLine,
  words_en: accountLine,
  words_vi: accountLine,
  /** Hair and face of the drawn portrait. */
  style: z.enum(styleNames),
  face_shape: faceOutlineField,
}
const links = { kakao: link, instagram: link }

const reply = z.object({
  ...fields,
  /** `version` is incremented by every change; an order stores the rules it was placed under. */
  refund_rules: z.object({ ...refundRules, version: z.int() }),
  bank_account: z.object(bankAccount),
  company: z.object(company),
  consultant: z.object(consultant),
  links: z.object(links),
  ...revisionReply,
})
export type AdminSettings = z.output<typeof reply>

const body = z
  .object({
    ...fields,
    refund_rules: z.object(refundRules).partial(),
    bank_account: z.object(bankAccount).partial(),
    company: z.object(company).partial(),
    consultant: z.object(consultant).partial(),
    links: z.object(links).partial(),
    ...revisionBody,
  })
  .partial()
export type SettingsChange = z.output<typeof body>

export const getSettings = endpoint({
  method: 'GET',
  path: '/v1/admin/settings',
  summary:
    'Deadlines, earn rates, refund rules, bank account, company block; prices are the products’',
  access: 'viewer',
  reply,
  refusals: [],
})

/**
 * EDIT_CONFLICT adds `current`, the settings as someone else saved them. CONFIRMATION_REQUIRED: for
 * settings that move money, and for that which requires a second factor.
 */
export const changeSettings = endpoint({
  method: 'PUT',
  path: '/v1/admin/settings',
  summary: 'Change settings; what is left out stays as it was',
  access: 'admin',
  body,
  reply,
  refusals: ['CONFIRMATION_REQUIRED', 'EDIT_CONFLICT'],
})
