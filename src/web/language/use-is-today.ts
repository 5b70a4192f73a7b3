import { useSyncExternalStore } from 'react'
import { formatSeoulDay, MINUTE_MS, seoulDayOf } from '#domain/calendar/seoul-day.ts'

/**
 * Whether a day, `2026-11-26`, is still today in Seoul: a page may stay open past midnight. True on
 * the server, which sets the day.
 */
export const useIsToday = (day: string): boolean =>
  useSyncExternalStore(
    watchClock,
    () => formatSeoulDay(seoulDayOf(new Date())) === day,
    () => true,
  )

function watchClock(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}
