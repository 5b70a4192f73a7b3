import type { Settings } from '#domain/settings/settings.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { settingProblems } from '#texts/setting-problems.ts'

/**
 * Refuses VALIDATION_FAILED with the field for combinations that make the site unusable: proven
 * phones required while mails are delivered but text messages are not (without both, all codes can
 * be read in the outbox), a lead time longer than the booking horizon, a reminder after its
 * deadline, an incomplete bank account. Checks only what the change brings about, so that other
 * settings can be saved after a connection was lost. Source: docs/rules.md ST-3.
 */
export function refuseUnusableSettings(
  { mail, sms }: Pick<Deps, 'mail' | 'sms'>,
  { language }: RequestContext,
  before: Settings,
  after: Settings,
) {
  const messages = settingProblems[language]
  const { surveyDeadlineDays } = after
  const { bank, accountNumber, holder } = after.bankAccount
  const isPhoneNew = after.requirePhoneVerification && !before.requirePhoneVerification
  if (isPhoneNew && mail && !sms) {
    refuseField('require_phone_verification', messages.phoneNeedsSms, 'not_connected')
  }
  if (after.surveyReminderDays.some((day) => day >= surveyDeadlineDays)) {
    refuseField('survey_reminder_days', messages.reminderTooLate(String(surveyDeadlineDays)))
  }
  const accountParts = { bank, account_number: accountNumber, holder }
  const missing = Object.entries(accountParts).filter(([, part]) => part === '')
  if (missing[0] && missing.length < Object.keys(accountParts).length) {
    refuseField(['bank_account', missing[0][0]], messages.accountIncomplete, 'missing')
  }
  if (after.bookingNoticeHours >= after.bookingHorizonDays * HOURS_A_DAY) {
    refuseField('booking_notice_hours', messages.noticeTooLong)
  }
}

const HOURS_A_DAY = 24

function refuseField(field: string | readonly string[], msg: string, type = 'too_big'): never {
  refuse('VALIDATION_FAILED', { detail: [{ loc: ['body', field].flat(), msg, type }] })
}
