import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useFormat } from './use-format.ts'
import { useText } from './use-text.ts'

/** Seoul is nine hours ahead of UTC all year; the browser counts minutes the other way round. */
const SEOUL_OFFSET_MINUTES = -540

/** Writes a deadline in Seoul's time, and says so where the visitor's own clock differs. */
export function useDeadline(): (time: string) => string {
  const { dateTime } = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${dateTime(time)}${seoulNote(time)}`
}

/** The time of day of a deadline, written in the same way, for texts that name its day themselves. */
export function useDeadlineTime(): (time: string) => string {
  const format = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${format.time(time)}${seoulNote(time)}`
}

/** A day by which something is promised, in Seoul: `11월 26일 목요일`. */
export function usePromisedDay(): (time: string) => string {
  const { weekday } = useFormat()
  const seoulNote = useSeoulNote()
  return (time) => `${weekday(time)}${seoulNote(time)}`
}

/** Says that a time is Seoul's where the visitor's own clock differs; empty elsewhere. */
export function useSeoulNote(): (time: string) => string {
  const { seoulTime } = useText().ui
  const isHydrated = useHydrated()
  return (time) =>
    isHydrated && new Date(time).getTimezoneOffset() !== SEOUL_OFFSET_MINUTES ? seoulTime : ''
}
