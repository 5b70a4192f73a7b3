import type { Language } from '#domain/languages/languages.ts'

/** The studio's time zone, so that the server and every visitor show the same day. */
const STUDIO_ZONE = 'Asia/Seoul'

const MINUS = '−'

export interface Format {
  /** `100,000원` in Korean, `₩100,000` in English, `100.000 ₩` in Vietnamese. */
  readonly won: (amount: number) => string
  readonly points: (amount: number) => string
  readonly number: (value: number) => string
  /** `4.7`, in Vietnamese `4,7`. */
  readonly rating: (average: number) => string
  /** `2026년 11월 21일`, in Vietnamese `21/11/2026` */
  readonly date: (time: string | Date) => string
  /** `11월 21일` */
  readonly day: (time: string | Date) => string
  /** `11월 21일 토요일` */
  readonly weekday: (time: string | Date) => string
  /**
   * `11월 21일 토요일` split into the text before the day of the month, the day, and the text after it.
   */
  readonly weekdayParts: (time: string | Date) => readonly [string, string, string]
  /** `토요일` */
  readonly weekdayLong: (time: string | Date) => string
  /** `토`, `Sat`, `Th 7` */
  readonly weekdayShort: (time: string | Date) => string
  /** `2026년 11월` */
  readonly month: (time: string | Date) => string
  /** `2026년 11월 21일 14:30`, in Vietnamese `14:30 ngày 21/11/2026` */
  readonly dateTime: (time: string | Date) => string
  readonly time: (time: string | Date) => string
  /** `3일 전`, `2시간 후`, counted from `now`. */
  readonly relative: (time: string | Date, now: Date) => string
}

/** Returns the formatters of a language. Cached, since creating `Intl` formats is slow. */
export function formatFor(language: Language): Format {
  let format = formats.get(language)
  if (!format) {
    format = makeFormat(language)
    formats.set(language, format)
  }
  return format
}

const formats = new Map<Language, Format>()

function makeFormat(language: Language): Format {
  const absolute = (value: number) => formatNumber(language, Math.abs(value))
  const signed = (value: number, text: string) => (value < 0 ? `${MINUS}${text}` : text)
  const dates = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (time: string | Date) => {
      format ??= new Intl.DateTimeFormat(language, { timeZone: STUDIO_ZONE, ...options })
      return format.format(new Date(time))
    }
  }
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const day = { month: 'long', day: 'numeric' } as const
  let moment: ReturnType<typeof momentFormat> | undefined

  return {
    won: (amount) => signed(amount, wonText[language](absolute(amount))),
    points: (amount) => signed(amount, `${absolute(amount)}P`),
    number: (value) => signed(value, absolute(value)),
    rating: (average) => formatTenths(language, average),
    date: dates(dayOfYear(language)),
    day: dates(day),
    weekday: dates({ ...day, weekday: 'long' }),
    weekdayParts: (time) => {
      const format = new Intl.DateTimeFormat(language, {
        timeZone: STUDIO_ZONE,
        ...day,
        weekday: 'long',
      })
      const parts = format.formatToParts(new Date(time))
      const at = parts.findIndex(({ type }) => type === 'day')
      const text = (some: typeof parts) => some.map(({ value }) => value).join('')
      return [text(parts.slice(0, at)), text(parts.slice(at, at + 1)), text(parts.slice(at + 1))]
    },
    weekdayLong: dates({ weekday: 'long' }),
    weekdayShort: dates({ weekday: 'short' }),
    month: dates({ year: 'numeric', month: 'long' }),
    dateTime: (time) => {
      moment ??= momentFormat(language, { clock })
      return moment(time)
    },
    time: dates(clock),
    relative: (time, now) => relativeText(language, new Date(time).getTime() - now.getTime()),
  }
}

const separators = {
  ko: { thousands: ',', fraction: '.' },
  en: { thousands: ',', fraction: '.' },
  vi: { thousands: '.', fraction: ',' },
} as const satisfies Record<Language, object>

/**
 * Writes integers as `Intl.NumberFormat` does, without it: the first such format takes a phone 40 ms,
 * and a page that becomes interactive needs its prices at once.
 */
function formatNumber(language: Language, value: number): string {
  if (!Number.isSafeInteger(value)) return new Intl.NumberFormat(language).format(value)
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, separators[language].thousands)
}

/** Writes a number with one digit after the separator, as {@link formatNumber} writes integers. */
function formatTenths(language: Language, value: number): string {
  const text = value.toFixed(1)
  if (value < 0 || Number(text) !== value) {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    return new Intl.NumberFormat(language, digits).format(value)
  }
  return text.replace('.', separators[language].fraction)
}

const dayOfYear = (language: Language): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: language === 'vi' ? 'numeric' : 'long',
  day: 'numeric',
})

interface MomentOptions {
  readonly clock: Intl.DateTimeFormatOptions
  readonly timeZone?: string
}

/** Formats a day with its time in the language's order: `23:59 ngày 26/11/2026`. */
export function momentFormat(language: Language, options: MomentOptions) {
  const { clock, timeZone = STUDIO_ZONE } = options
  const date = dayOfYear(language)
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...parts })
  if (language !== 'vi') {
    const whole = format({ ...date, ...clock })
    return (time: string | Date) => whole.format(new Date(time))
  }
  const [day, hour] = [format(date), format(clock)]
  return (time: string | Date) =>
    `${hour.format(new Date(time))} ngày ${day.format(new Date(time))}`
}

/** An amount as each language writes it. In Vietnamese a no-break space keeps the sign on the line. */
const wonText: Readonly<Record<Language, (number: string) => string>> = {
  ko: (number) => `${number}원`,
  en: (number) => `₩${number}`,
  vi: (number) => `${number}\u00a0₩`,
}

const MINUTE_MS = 60_000
const steps = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** Browsers write “now”, which does not fit into a sentence about the past. */
const justNow: Readonly<Record<Language, string>> = {
  ko: '방금',
  en: 'just now',
  vi: 'vừa xong',
}

function relativeText(language: Language, distanceMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, length] of steps) {
    if (Math.abs(distanceMs) >= length) return format.format(Math.trunc(distanceMs / length), unit)
  }
  return justNow[language]
}
