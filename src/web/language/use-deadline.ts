import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useFormat } from './use-format.ts'
import { useText } from './use-text.ts'

/** Seoul is nine hours ahead of UTC all year; the browser counts minutes the other way round. */
const SEOUL_OFFSET_MINUTES = -540

/** Writes a deadline in Seoul's time, and says so where the visitor's own clock differs. */
export function useDeadline(): (time: string) => string {
  const { dateTime } = useFormat()
  const { seoulTime } = useText().ui
  const isHydrated = useHydrated()
  return (time) => {
    const isElsewhere = isHydrated && new Date(time).getTimezoneOffset() !== SEOUL_OFFSET_MINUTES
    return `${dateTime(time)}${isElsewhere ? seoulTime : ''}`
  }
}
