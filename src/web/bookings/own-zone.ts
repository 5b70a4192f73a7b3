import { differsFromSeoul } from '#domain/calendar/time-zone.ts'
import type { Language } from '#texts/messages.ts'

/** The zone that this device is set to, such as `Asia/Ho_Chi_Minh`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

export interface OwnTime {
  /** `11월 4일 20:00`: the day too, for it may be another one than in Seoul. */
  readonly short: string
  readonly long: string
  /** `미 동부 표준시`: tells the two apart that an hour has when the clock goes back. */
  readonly zone: string
}

/** A moment by the visitor's own clock, or null where that shows the same as Seoul's. */
export function ownTime(moment: string, language: Language, zone = ownZone()): OwnTime | null {
  const date = new Date(moment)
  if (!differsFromSeoul(zone, date)) return null
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options })
  return {
    short: write({ month: 'numeric', day: 'numeric', ...clock }).format(date),
    long: write({ month: 'long', day: 'numeric', weekday: 'long', ...clock }).format(date),
    zone:
      write({ timeZoneName: 'long' })
        .formatToParts(date)
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  }
}
