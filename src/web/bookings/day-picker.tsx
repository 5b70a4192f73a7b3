import { type KeyboardEvent, useId } from 'react'
import { parseSeoulDay, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { NextIcon, PreviousIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { type DayText, laterMonth, weeksOf } from './month-grid.ts'
import type { Offer } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'
import { firstWeekdayOf, useDayPicker } from './use-day-picker.ts'

interface DayPickerProps {
  readonly offer: Offer
  readonly value: DayText | null
  readonly onChange: (day: DayText) => void
  /** Whether a required day is missing. */
  readonly isMissing: boolean
}

/** Selects a day of a month, by pointer or with the keys of a calendar grid. */
export function DayPicker({ offer, value, onChange, isMissing }: DayPickerProps) {
  const text = useBookingText()
  const language = useLanguage()
  const format = useFormat()
  const id = useId()
  const picker = useDayPicker(offer, value, language)
  const weeks = weeksOf(picker.month, firstWeekdayOf(language))
  const steps = [
    { months: -1, label: text.previousMonth, Icon: PreviousIcon, allowed: picker.hasEarlier },
    { months: 1, label: text.nextMonth, Icon: NextIcon, allowed: picker.hasLater },
  ]

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lead font-strong">
        {text.day}
      </h2>
      <div className="mt-1 flex items-center justify-between">
        <p aria-live="polite" className="first-letter:uppercase">
          {format.month(momentOf(`${picker.month}-01`))}
        </p>
        <div className="flex">
          {steps.map(({ months, label, Icon, allowed }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              disabled={!allowed}
              onClick={() => picker.show(laterMonth(picker.month, months))}
              className="flex size-touch items-center justify-center disabled:text-rule"
            >
              <Icon />
            </button>
          ))}
        </div>
      </div>
      <table aria-labelledby={id} ref={picker.grid} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames(language).map((name) => (
              <th key={name} scope="col" className="py-2 text-small font-normal text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)} className="border-t border-sand">
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a week are its weekdays
                <td key={column} className="p-0">
                  {day && (
                    <Day
                      day={day}
                      free={picker.freeOn(day)}
                      chosen={day === value}
                      reachable={day === picker.focused}
                      isMissing={isMissing}
                      onKeyDown={picker.onKeyDown}
                      onChoose={() => {
                        picker.goTo(day)
                        onChange(day)
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex items-center gap-2 text-small text-muted">
        <FreeMark /> {text.freeDays}
      </p>
      <p className="text-small text-muted max-md:hidden">{text.dayHint}</p>
    </section>
  )
}

interface DayProps {
  readonly day: DayText
  /** Number of free places. */
  readonly free: number
  readonly chosen: boolean
  /** Whether the Tab key reaches it; true for one day only (roving tabindex). */
  readonly reachable: boolean
  readonly isMissing: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: () => void
}

function Day({ day, free, chosen, reachable, isMissing, onKeyDown, onChoose }: DayProps) {
  const text = useBookingText()
  const format = useFormat()
  const name = format.weekday(momentOf(day))

  return (
    <button
      type="button"
      data-day={day}
      tabIndex={reachable ? 0 : -1}
      data-invalid={reachable && isMissing ? '' : undefined}
      aria-pressed={chosen}
      aria-disabled={free === 0}
      onKeyDown={onKeyDown}
      onClick={free > 0 ? onChoose : undefined}
      className={`figures relative flex min-h-touch w-full items-center justify-center ${
        chosen
          ? 'bg-ink font-strong text-paper'
          : free > 0
            ? 'font-strong hover:bg-fill'
            : 'cursor-default text-muted'
      }`}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      {free > 0 && <FreeMark className="absolute inset-x-0 bottom-1 mx-auto" />}
      <VisuallyHidden>
        {free > 0 ? text.dayFree(name, format.number(free)) : text.dayClosed(name)}
      </VisuallyHidden>
    </button>
  )
}

/** Distinguishes a free day from a closed one by more than its weight. */
const FreeMark = ({ className = '' }: { readonly className?: string }) => (
  <span aria-hidden="true" className={`size-1.5 rounded-full bg-clay ${className}`} />
)

const momentOf = (day: DayText) => startOfSeoulDay(parseSeoulDay(day))

/** Returns weekdays from the first day of the week, abbreviated as in calendars: `T2`, `일`, `Sun`. */
function weekdayNames(language: string): string[] {
  const weekday = language === 'vi' ? 'narrow' : 'short'
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'Asia/Seoul' })
  const [week = []] = weeksOf('2026-11', firstWeekdayOf(language)).slice(1)
  return week.filter((day) => day !== null).map((day) => format.format(momentOf(day)))
}
