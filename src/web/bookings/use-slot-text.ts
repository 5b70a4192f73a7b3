import { useFormat } from '#web/language/use-format.ts'
import { useBookingText } from './use-booking-text.ts'

interface Slot {
  readonly starts_at: string
  readonly ends_at: string
}

/** Dash without line breaks around it. */
const DASH = '\u2060–\u2060'

/** `11월 5일 목요일 10:00–10:30 (서울)` */
export function useSlotText(): (slot: Slot) => string {
  const text = useBookingText()
  const { weekday, time } = useFormat()
  return ({ starts_at, ends_at }) =>
    text.seoulTime(`${weekday(starts_at)} ${time(starts_at)}${DASH}${time(ends_at)}`)
}
