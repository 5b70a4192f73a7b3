import type { HoursReply, setBookingHours } from '#contract/admin-bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'

export type HoursInput = Omit<NonNullable<InputOf<typeof setBookingHours>['body']>, 'base_revision'>

/** A period of a day in form fields: `09:30`; `00:00` is the end of the day. */
export interface FormTime {
  readonly key: string
  readonly opens_at: string
  readonly closes_at: string
}

export const dayKinds = ['CLOSED', 'ONLY', 'EXTRA'] as const
type DayKind = (typeof dayKinds)[number]

export interface FormDay {
  readonly key: string
  readonly day: string
  /** `ONLY`: these times replace the weekly hours of the day. */
  readonly kind: DayKind
  readonly times: readonly FormTime[]
}

export interface HoursForm {
  /** Periods by weekday, 1 (Monday) to 7. */
  readonly weekly: Readonly<Record<number, readonly FormTime[]>>
  readonly days: readonly FormDay[]
  readonly slotMinutes: string
  readonly places: string
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7]

const key = () => crypto.randomUUID()

export const newTime = (): FormTime => ({ key: key(), opens_at: '10:00', closes_at: '18:00' })

export const newDay = (): FormDay => ({ key: key(), day: '', kind: 'CLOSED', times: [] })

/** Converts saved hours to form fields. The exceptions of a day become one `FormDay`. */
export function toForm({ weekly, exceptions, slot_minutes, places }: HoursReply): HoursForm {
  const written = (time: { readonly opens_at: string; readonly closes_at: string }) => ({
    key: key(),
    opens_at: time.opens_at,
    closes_at: time.closes_at === '24:00' ? '00:00' : time.closes_at,
  })
  const days = [...new Set(exceptions.map(({ day }) => day))].sort()
  return {
    weekly: Object.fromEntries(
      weekdays.map((weekday) => [
        weekday,
        weekly.filter((time) => time.weekday === weekday).map(written),
      ]),
    ),
    days: days.map((day) => {
      const dayExceptions = exceptions.filter((it) => it.day === day)
      const times = dayExceptions.flatMap((it) => (it.kind === 'EXTRA' ? [written(it)] : []))
      const isClosed = dayExceptions.some(({ kind }) => kind === 'CLOSED')
      const kind = isClosed ? (times.length > 0 ? 'ONLY' : 'CLOSED') : 'EXTRA'
      return { key: key(), day, kind, times }
    }),
    slotMinutes: String(slot_minutes),
    places: String(places),
  }
}

/** Converts form fields to the request body. */
export function toInput({ weekly, days, slotMinutes, places }: HoursForm): HoursInput {
  const sent = ({ opens_at, closes_at }: FormTime) => ({ opens_at, closes_at: endOf(closes_at) })
  return {
    weekly: weekdays.flatMap((weekday) =>
      (weekly[weekday] ?? []).map((time) => ({ weekday, ...sent(time) })),
    ),
    exceptions: days.flatMap(({ day, kind, times }) => [
      ...(kind === 'EXTRA' ? [] : [{ kind: 'CLOSED' as const, day }]),
      ...(kind === 'CLOSED'
        ? []
        : times.map((time) => ({ kind: 'EXTRA' as const, day, ...sent(time) }))),
    ]),
    slot_minutes: Number(slotMinutes),
    places: Number(places),
  }
}

const endOf = (time: string) => (time === '00:00' ? '24:00' : time)

type HoursProblem = 'order' | 'dayNeeded' | 'dayTwice' | 'slotProblem' | 'placesProblem'

const MINUTES = { least: 5, most: 1_440 }
const PLACES = { least: 1, most: 50 }

/**
 * Validates the form. Returns problems by the key of a period or day, or by `slotMinutes` and
 * `places`.
 */
export function validateHours(form: HoursForm): ReadonlyMap<string, HoursProblem> {
  const { weekly, days, slotMinutes, places } = form
  const problems = new Map<string, HoursProblem>()
  const times = [
    ...Object.values(weekly).flat(),
    ...days.flatMap(({ kind, times }) => (kind === 'CLOSED' ? [] : times)),
  ]
  for (const { key, opens_at, closes_at } of times) {
    if (opens_at === '' || closes_at === '' || opens_at >= endOf(closes_at))
      problems.set(key, 'order')
  }
  for (const { key, day } of days) {
    if (day === '') problems.set(key, 'dayNeeded')
    else if (days.filter((it) => it.day === day).length > 1) problems.set(key, 'dayTwice')
  }
  if (!isWithin(slotMinutes, MINUTES)) problems.set('slotMinutes', 'slotProblem')
  if (!isWithin(places, PLACES)) problems.set('places', 'placesProblem')
  return problems
}

const isWithin = (
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most
