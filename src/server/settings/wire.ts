import type { AdminSettings, SettingsChange } from '#contract/admin-settings.ts'
import type { Settings } from '#domain/settings/settings.ts'

/** Reply of the settings for administrators. */
export const toReply = (
  { company, consultant, refundRules, bankAccount, ...settings }: Settings,
  revision: number,
): AdminSettings => ({
  payment_deadline_days: settings.paymentDeadlineDays,
  survey_deadline_days: settings.surveyDeadlineDays,
  survey_reminder_days: [...settings.surveyReminderDays],
  auto_complete_days: settings.autoCompleteDays,
  earn_percent: settings.earnPercent,
  review_points: settings.reviewPoints,
  review_photo_points: settings.reviewPhotoPoints,
  late_sheet_points: settings.lateReportPoints,
  points_minimum: settings.pointsMinimum,
  points_valid_months: settings.pointsValidMonths,
  require_phone_verification: settings.requirePhoneVerification,
  require_second_factor: settings.requireSecondFactor,
  photo_retention_days: settings.photoRetentionDays,
  default_consultant_id: settings.defaultConsultantId,
  booking_notice_hours: settings.bookingNoticeHours,
  booking_horizon_days: settings.bookingHorizonDays,
  refund_rules: {
    version: refundRules.version,
    free_window_minutes: refundRules.freeWindowMinutes,
    late_fee: refundRules.lateFee,
    survey_missed_fee: refundRules.surveyMissedFee,
    adds_fees: refundRules.addsFees,
    statutory_withdrawal_days: refundRules.statutoryWithdrawalDays,
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
    name: consultant.name,
    name_latin: consultant.nameLatin,
    words_ko: consultant.words.ko,
    words_en: consultant.words.en,
    words_vi: consultant.words.vi,
    style: consultant.style,
    face_shape: consultant.faceShape,
  },
  links: { kakao: company.kakaoUrl, instagram: company.instagramUrl },
  revision,
})

/** Applies a change to the settings; fields left out stay unchanged. */
export function applyChange(before: Settings, change: SettingsChange): Settings {
  const { refund_rules: rules = {}, bank_account: account = {}, company = {}, links = {} } = change
  const { consultant = {} } = change
  const fields = definedFields(change)
  return {
    ...before,
    ...definedFields({
      paymentDeadlineDays: fields.payment_deadline_days,
      surveyDeadlineDays: fields.survey_deadline_days,
      surveyReminderDays: fields.survey_reminder_days,
      autoCompleteDays: fields.auto_complete_days,
      earnPercent: fields.earn_percent,
      reviewPoints: fields.review_points,
      reviewPhotoPoints: fields.review_photo_points,
      lateReportPoints: fields.late_sheet_points,
      pointsMinimum: fields.points_minimum,
      pointsValidMonths: fields.points_valid_months,
      requirePhoneVerification: fields.require_phone_verification,
      requireSecondFactor: fields.require_second_factor,
      photoRetentionDays: fields.photo_retention_days,
      defaultConsultantId: fields.default_consultant_id,
      bookingNoticeHours: fields.booking_notice_hours,
      bookingHorizonDays: fields.booking_horizon_days,
    }),
    refundRules: {
      ...before.refundRules,
      ...definedFields({
        freeWindowMinutes: rules.free_window_minutes,
        lateFee: rules.late_fee,
        surveyMissedFee: rules.survey_missed_fee,
        addsFees: rules.adds_fees,
        statutoryWithdrawalDays: rules.statutory_withdrawal_days,
      }),
    },
    bankAccount: {
      ...before.bankAccount,
      ...definedFields({
        bank: account.bank,
        accountNumber: account.account_number,
        holder: account.holder,
        bankEnglish: account.bank_english,
        holderLatin: account.holder_latin,
        swift: account.swift,
      }),
    },
    company: {
      ...before.company,
      ...definedFields({
        name: company.name,
        ceo: company.ceo,
        businessEmail: company.email,
        phone: company.phone,
        address: company.address,
        nameLatin: company.name_latin,
        addressLatin: company.address_latin,
        businessRegistrationNumber: company.business_registration_number,
        mailOrderRegistrationNumber: company.mail_order_registration,
        privacyOfficer: company.privacy_officer,
        hostingProvider: company.hosting_provider,
        kakaoUrl: links.kakao,
        instagramUrl: links.instagram,
      }),
    },
    consultant: {
      ...before.consultant,
      ...definedFields({
        name: consultant.name,
        nameLatin: consultant.name_latin,
        style: consultant.style,
        faceShape: consultant.face_shape,
      }),
      words: {
        ...before.consultant.words,
        ...definedFields({
          ko: consultant.words_ko,
          en: consultant.words_en,
          vi: consultant.words_vi,
        }),
      },
    },
  }
}

/** Drops undefined fields. */
const definedFields = <Fields extends object>(fields: Fields) =>
  // Object.fromEntries forgets which fields there were.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }
