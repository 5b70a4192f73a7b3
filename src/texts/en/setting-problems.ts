import type { settingProblems as ko } from '../ko/setting-problems.ts'
import { counted } from './counted.ts'

export const settingProblems: typeof ko = {
  phoneNeedsSms:
    'This cannot be turned on because no text message service is connected. Nobody could sign up any more.',
  reminderTooLate: (days) =>
    `Reminders have to come before the survey’s deadline of ${counted(days, 'day')}.`,
  noticeTooLong:
    'This is longer than the time for which bookings are taken, so customers would find no time at all. Please make it shorter.',
  accountIncomplete:
    'Please fill in bank, account number and account holder. With all three empty, bank transfer is closed.',
}
