import type { Settings } from '#domain/settings/settings.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { settingProblems } from '#texts/setting-problems.ts'

/**
 * Refuses VALIDATION_FAILED, beside the field, where settings together would keep everybody out:
 * phones to be proven where mails go out and text messages do not (without both, all of them can be
 * read in the outbox), a notice that is longer than the time for which bookings are taken, a reminder
 * of a deadline that is over, an account to pay to of which a part is missing. Only what the change brings about: other settings can still be saved
 * where the connection was lost since. Source: docs/rules.md ST-3.
 */
export function refuseUnusableSettings(
  { mail, sms }: Pick<Deps, 'mail' | 'sms'>,
  { language }: RequestContext,
  before: Settings,
  after: Settings,
) {
  const words = settingProblems[language]
  const { surveyDeadlineDays } = after
  const { bank, accountNumber, holder } = after.bankAccount
  const isPhoneNew = after.requirePhoneVerification && !before.requirePhoneVerification
  if (isPhoneNew && mail && !sms) {
    refuseField('require_phone_verification', words.phoneNeedsSms, 'not_connected')
  }
  if (after.surveyReminderDays.some((day) => day >= surveyDeadlineDays)) {
    refuseField('survey_reminder_days', words.reminderTooLate(String(surveyDeadlineDays)))
  }
  const accountParts = { bank, account_number: accountNumber, holder }
  const missing = Object.entries(accountParts).filter(([, part]) => part === '')
  if (missing[0] && missing.length < Object.keys(accountParts).length) {
    refuseField(['bank_account', missing[0][0]], words.accountIncomplete, 'missing')
  }
  if (after.bookingNoticeHours >= after.bookingHorizonDays * HOURS_A_DAY) {
    refuseField('booking_notice_hours', words.noticeTooLong)
  }
}

const HOURS_A_DAY = 24

function refuseField(field: string | readonly string[], msg: string, type = 'too_big'): never {
  refuse('VALIDATION_FAILED', { detail: [{ loc: ['body', field].flat(), msg, type }] })
}
