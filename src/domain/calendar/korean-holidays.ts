import { formatSeoulDay, type SeoulDay, shiftDay, weekdayOf } from './seoul-day.ts'

const SATURDAY = 6
const SUNDAY = 7

/** On which days of the week a holiday is made up for on a later day, beside another holiday's. */
type Substitution = 'NEVER' | 'OF_SUNDAYS' | 'OF_WEEKENDS'

interface Holiday {
  readonly day: SeoulDay
  readonly drawAdvisedMakeUp: Substitution
}

// biome-ignore format: a table reads by columns
const solar: readonly (readonly [month: number, day: number, drawAdvisedMakeUp: Substitution])[] = [
  [1, 1, 'NEVER'],
  [3, 1, 'OF_WEEKENDS'],
  [5, 5, 'OF_WEEKENDS'],
  [6, 6, 'NEVER'],
  [8, 15, 'OF_WEEKENDS'],
  [10, 3, 'OF_WEEKENDS'],
  [10, 9, 'OF_WEEKENDS'],
  [12, 25, 'OF_WEEKENDS'],
]

/** By the Korean lunar calendar: the first day, Buddha's birthday, the middle of autumn. */
const lunar: Readonly<
  Record<string, { readonly days: readonly number[]; drawAdvisedMakeUp: Substitution }>
> = {
  '1/1': { days: [-1, 0, 1], drawAdvisedMakeUp: 'OF_SUNDAYS' },
  '4/8': { days: [0], drawAdvisedMakeUp: 'OF_WEEKENDS' },
  '8/15': { days: [-1, 0, 1], drawAdvisedMakeUp: 'OF_SUNDAYS' },
}

const years = new Map<number, ReadonlySet<string>>()

/**
 * Whether a day is a public holiday in South Korea by the regulation of 2023, with the days that make
 * up for those that fall on a weekend or on each other. Days that are set for one year alone, such as
 * elections, are not known. Source: 관공서의 공휴일에 관한 규정, Art. 2 and 3.
 */
export function isKoreanHoliday(day: SeoulDay): boolean {
  const known = years.get(day.year) ?? holidaysOf(day.year)
  years.set(day.year, known)
  return known.has(formatSeoulDay(day))
}

function holidaysOf(year: number): ReadonlySet<string> {
  const holidays = [...solarHolidays(year), ...lunarHolidays(year)]
  const taken = new Set<string>()
  const toMakeUp: SeoulDay[] = []
  for (const { day, drawAdvisedMakeUp } of holidays) {
    const meetsAnother = taken.has(formatSeoulDay(day))
    taken.add(formatSeoulDay(day))
    if (isMadeUp(drawAdvisedMakeUp, weekdayOf(day), meetsAnother)) toMakeUp.push(day)
  }
  for (const missed of toMakeUp) {
    let day = missed
    while (weekdayOf(day) >= SATURDAY || taken.has(formatSeoulDay(day))) day = shiftDay(day, 1)
    taken.add(formatSeoulDay(day))
  }
  return taken
}

const isMadeUp = (
  drawAdvisedMakeUp: Substitution,
  weekday: number,
  meetsAnother: boolean,
): boolean =>
  drawAdvisedMakeUp !== 'NEVER' &&
  (weekday === SUNDAY ||
    (weekday === SATURDAY ? drawAdvisedMakeUp === 'OF_WEEKENDS' : meetsAnother))

const solarHolidays = (year: number): Holiday[] =>
  solar.map(([month, day, drawAdvisedMakeUp]) => ({ day: { year, month, day }, drawAdvisedMakeUp }))

function lunarHolidays(year: number): Holiday[] {
  const holidays: Holiday[] = []
  for (let day: SeoulDay = { year, month: 1, day: 1 }; day.year === year; day = shiftDay(day, 1)) {
    const { days, drawAdvisedMakeUp } = lunar[lunarDayOf(day)] ?? {
      days: [],
      drawAdvisedMakeUp: 'NEVER' as const,
    }
    for (const offset of days) holidays.push({ day: shiftDay(day, offset), drawAdvisedMakeUp })
  }
  return holidays
}

const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

/** Month and day, `8/15`; a leap month is none of ours: `6bis/1`. */
const lunarDayOf = ({ year, month, day }: SeoulDay): string =>
  dangi.format(Date.UTC(year, month - 1, day))
