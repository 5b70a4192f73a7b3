import { isKoreanHoliday } from '#domain/calendar/korean-holidays.ts'
import { endOfSeoulDay, seoulDayOf, shiftDay, weekdayOf } from '#domain/calendar/seoul-day.ts'

const REFUND_BUSINESS_DAYS = 3
const SATURDAY = 6

/**
 * Returns the deadline for sending an agreed refund: the end of the third business day after, in
 * Seoul. Skips weekends and public holidays, but not one-off holidays, so it is never later than
 * the legal deadline.
 *
 * Source: docs/rules.md R-9; E-Commerce Act, Art. 18(2).
 */
export function refundDueBy(approvedAt: Date): Date {
  let day = seoulDayOf(approvedAt)
  for (let left = REFUND_BUSINESS_DAYS; left > 0; ) {
    day = shiftDay(day, 1)
    if (weekdayOf(day) < SATURDAY && !isKoreanHoliday(day)) left -= 1
  }
  return endOfSeoulDay(day)
}
