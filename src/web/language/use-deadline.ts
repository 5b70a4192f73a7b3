import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useFormat } from './use-format.ts'
import { useText } from './use-text.ts'

/** Seoul is nine hours ahead of UTC all year; `getTimezoneOffset` has the opposite sign. */
const SEOUL_OFFSET_MINUTES = -540

/** Formats a deadline in Seoul time, with a note if the visitor's clock differs. */
export function useDeadline(): (time: string) => string {
  const { dateTime } = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${dateTime(time)}${seoulNote(time)}`
}

/** Formats a deadline's time of day in the same way, for texts that name its day themselves. */
export function useDeadlineTime(): (time: string) => string {
  const format = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${format.time(time)}${seoulNote(time)}`
}

/** Formats a due day in Seoul: `11월 26일 목요일`. */
export function usePromisedDay(): (time: string) => string {
  const { weekday } = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${weekday(time)}${seoulNote(time)}`
}

/** Returns the note that a time is Seoul's if the visitor's clock differs; otherwise empty. */
export function useSeoulNote(): (time: string) => string {
  const { seoulTime } = useText().ui
  const isHydrated = useHydrated()
  return (time) =>
    isHydrated && new Date(time).getTimezoneOffset() !== SEOUL_OFFSET_MINUTES ? seoulTime : ''
}
