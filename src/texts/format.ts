import type { Language } from '#domain/languages/languages.ts'

/** The studio's own time, so that the server and every visitor show the same day. */
const STUDIO_ZONE = 'Asia/Seoul'

const MINUS = '−'

export interface Format {
  /** `100,000원` in Korean, `₩100,000` in English, `100.000 ₩` in Vietnamese. */
  readonly won: (amount: number) => string
  readonly points: (amount: number) => string
  readonly number: (value: number) => string
  /** `2026년 11월 21일` */
  readonly date: (time: string | Date) => string
  /** `11월 21일` */
  readonly day: (time: string | Date) => string
  /** `11월 21일 토요일` */
  readonly weekday: (time: string | Date) => string
  /** `2026년 11월` */
  readonly month: (time: string | Date) => string
  /** `2026년 11월 21일 14:30` */
  readonly dateTime: (time: string | Date) => string
  readonly time: (time: string | Date) => string
  /** `3일 전`, `2시간 후`, counted from `now`. */
  readonly relative: (time: string | Date, now: Date) => string
}

export function formatFor(language: Language): Format {
  const numbers = new Intl.NumberFormat(language)
  const absolute = (value: number) => numbers.format(Math.abs(value))
  const signed = (value: number, text: string) => (value < 0 ? `${MINUS}${text}` : text)
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { timeZone: STUDIO_ZONE, ...options })
    return (time: string | Date) => format.format(new Date(time))
  }
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const day = { month: 'long', day: 'numeric' } as const

  return {
    won: (amount) => signed(amount, wonText(language, absolute(amount))),
    points: (amount) => signed(amount, `${absolute(amount)}P`),
    number: (value) => signed(value, absolute(value)),
    date: dates({ year: 'numeric', ...day }),
    day: dates(day),
    weekday: dates({ ...day, weekday: 'long' }),
    month: dates({ year: 'numeric', month: 'long' }),
    dateTime: dates({ year: 'numeric', ...day, ...clock }),
    time: dates(clock),
    relative: (time, now) => relativeText(language, new Date(time).getTime() - now.getTime()),
  }
}

function wonText(language: Language, number: string): string {
  switch (language) {
    case 'ko':
      return `${number}원`
    case 'en':
      return `₩${number}`
    case 'vi':
      return `${number} ₩`
  }
}

const MINUTE_MS = 60_000
const steps = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

function relativeText(language: Language, distanceMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (Math.abs(distanceMs) >= length) return format.format(Math.trunc(distanceMs / length), unit)
  }
  return format.format(0, 'second')
}
