import { differsFromSeoul } from '#domain/calendar/time-zone.ts'
import type { Language } from '#texts/messages.ts'

/** Returns this device's time zone, such as `Asia/Ho_Chi_Minh`. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

interface OwnTime {
  /** `11월 4일 20:00`: includes the day, since it may differ from Seoul's. */
  readonly short: string
  readonly long: string
  /** `미 동부 표준시`: distinguishes the repeated hour when daylight saving time ends. */
  readonly zone: string
}

/** Formats a time in the visitor's time zone; null if it is the same as in Seoul. */
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
