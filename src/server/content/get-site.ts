import type * as contract from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'
import { companyNames } from '#domain/settings/company-names.ts'
import { hasBankAccount, type Settings } from '#domain/settings/settings.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf } from '#server/notifications/index.ts'
import { acceptsPayments, studioAccount } from '#server/payments/index.ts'
import { readSettings } from '#server/settings/index.ts'

/** Returns the studio's data that every page needs, from the current settings. */
export async function getSite(
  deps: Pick<Deps, 'db' | 'paymentProviders' | 'mail' | 'sms'>,
  language: Language,
): Promise<ReplyOf<typeof contract.getSite>> {
  const { db, paymentProviders } = deps
  const settings = await readSettings(db)
  const { company, refundRules } = settings
  const names = companyNames(company, language)
  return {
    company: {
      name: names.name,
      ceo: company.ceo,
      email: company.businessEmail,
      phone: company.phone,
      business_registration_number: company.businessRegistrationNumber,
      mail_order_registration: company.mailOrderRegistrationNumber,
      address: names.address,
      privacy_officer: company.privacyOfficer,
      hosting_provider: company.hostingProvider,
    },
    consultant: consultantIn(language, settings),
    links: { kakao: company.kakaoUrl, instagram: company.instagramUrl },
    refund_rules: {
      version: refundRules.version,
      free_window_minutes: refundRules.freeWindowMinutes,
      late_fee: refundRules.lateFee,
      survey_missed_fee: refundRules.surveyMissedFee,
      adds_fees: refundRules.addsFees,
      statutory_withdrawal_days: refundRules.statutoryWithdrawalDays,
    },
    points_rules: {
      minimum: settings.pointsMinimum,
      valid_months: settings.pointsValidMonths,
      earn_percent: settings.earnPercent,
      review: settings.reviewPoints,
      review_with_photo: settings.reviewPhotoPoints,
      late_sheet: settings.lateReportPoints,
    },
    bank_account: hasBankAccount(settings) ? studioAccount(settings) : null,
    ...deliveryOf(deps),
    payment_methods: paymentProviders
      .filter((provider) => acceptsPayments(provider, settings))
      .flatMap(({ methods }) => methods),
    payment_deadline_days: settings.paymentDeadlineDays,
    survey_deadline_days: settings.surveyDeadlineDays,
    photo_retention_days: settings.photoRetentionDays,
    require_phone_verification: settings.requirePhoneVerification,
  }
}

function consultantIn(language: Language, { consultant }: Settings) {
  const { name, nameLatin, words, style, faceShape } = consultant
  if (!name) return null
  const shownName = (language !== 'ko' && nameLatin) || name
  return { name: shownName, words: words[language], style, face_shape: faceShape }
}
