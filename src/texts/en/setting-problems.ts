import type { settingProblems as ko } from '../ko/setting-problems.ts'
import { formatCount } from './format-count.ts'

export const settingProblems: typeof ko = {
  phoneNeedsSms:
    'This cannot be turned on because no text message service is connected. Nobody would be able to sign up.',
  reminderTooLate: (days) =>
    `Reminders must come before the survey deadline of ${formatCount(days, 'day')}.`,
  noticeTooLong:
    'This is longer than customers can book ahead, so they would find no free times. Please shorten it.',
  accountIncomplete:
    'Please fill in the bank, account number and account holder. If all three are empty, customers cannot pay by bank transfer.',
}
