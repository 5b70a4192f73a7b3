import type { Format } from '#texts/format.ts'
import type { Messages } from '#texts/messages.ts'

/** Formats `1시간`, or minutes if they are no whole hours. */
export const formatRefundWindow = (
  minutes: number,
  text: Messages['ordering']['refundRules'],
  number: Format['number'],
): string => (minutes % 60 === 0 ? text.hours(number(minutes / 60)) : text.minutes(number(minutes)))
