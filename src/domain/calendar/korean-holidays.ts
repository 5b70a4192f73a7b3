import { formatSeoulDay, type SeoulDay, shiftDay, weekdayOf } from './seoul-day.ts'

const SATURDAY = 6
const SUNDAY = 7

/**
 * When a holiday on a weekend has a substitute holiday, besides one that coincides with another
 * holiday.
 */
type Substitution = 'NEVER' | 'OF_SUNDAYS' | 'OF_WEEKENDS'

interface Holiday {
  readonly day: SeoulDay
  readonly substitution: Substitution
}

// biome-ignore format: a table reads by columns
const solar: readonly (readonly [month: number, day: number, substitution: Substitution])[] = [
  [1, 1, 'NEVER'],
  [3, 1, 'OF_WEEKENDS'],
  [5, 5, 'OF_WEEKENDS'],
  [6, 6, 'NEVER'],
  [8, 15, 'OF_WEEKENDS'],
  [10, 3, 'OF_WEEKENDS'],
  [10, 9, 'OF_WEEKENDS'],
  [12, 25, 'OF_WEEKENDS'],
]

/** Lunar holidays: New Year's Day (Seollal), Buddha's birthday, Chuseok. */
const lunar: Readonly<
  Record<string, { readonly days: readonly number[]; substitution: Substitution }>
> = {
  '1/1': { days: [-1, 0, 1], substitution: 'OF_SUNDAYS' },
  '4/8': { days: [0], substitution: 'OF_WEEKENDS' },
  '8/15': { days: [-1, 0, 1], substitution: 'OF_SUNDAYS' },
}

const years = new Map<number, ReadonlySet<string>>()

/**
 * Whether a day is a public holiday in South Korea by the regulation of 2023, including substitute
 * holidays. Does not know days set for one year only, such as elections. Source: 관공서의 공휴일에 관한 규정,
 * Art. 2 and 3.
 */
export function isKoreanHoliday(day: SeoulDay): boolean {
  const known = years.get(day.year) ?? holidaysOf(day.year)
  years.set(day.year, known)
  return known.has(formatSeoulDay(day))
}

function holidaysOf(year: number): ReadonlySet<string> {
  const holidays = [...solarHolidays(year), ...lunarHolidays(year)]
  const dates = new Set<string>()
  const withSubstitute: SeoulDay[] = []
  for (const { day, substitution } of holidays) {
    const meetsAnother = dates.has(formatSeoulDay(day))
    dates.add(formatSeoulDay(day))
    if (hasSubstitute(substitution, weekdayOf(day), meetsAnother)) withSubstitute.push(day)
  }
  for (const date of withSubstitute) {
    let day = date
    while (weekdayOf(day) >= SATURDAY || dates.has(formatSeoulDay(day))) day = shiftDay(day, 1)
    dates.add(formatSeoulDay(day))
  }
  return dates
}

const hasSubstitute = (
  substitution: Substitution,
  weekday: number,
  meetsAnother: boolean,
): boolean =>
  substitution !== 'NEVER' &&
  (weekday === SUNDAY || (weekday === SATURDAY ? substitution === 'OF_WEEKENDS' : meetsAnother))

const solarHolidays = (year: number): Holiday[] =>
  solar.map(([month, day, substitution]) => ({ day: { year, month, day }, substitution }))

function lunarHolidays(year: number): Holiday[] {
  const holidays: Holiday[] = []
  for (let day: SeoulDay = { year, month: 1, day: 1 }; day.year === year; day = shiftDay(day, 1)) {
    const { days, substitution } = lunar[lunarDayOf(day)] ?? {
      days: [],
      substitution: 'NEVER' as const,
    }
    for (const offset of days) holidays.push({ day: shiftDay(day, offset), substitution })
  }
  return holidays
}

const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/**
 * Formats the lunar month and day as `8/15`; a day of a leap month, `6bis/1`, matches no holiday.
 */
const lunarDayOf = ({ year, month, day }: SeoulDay): string =>
  dangi.format(Date.UTC(year, month - 1, day))
