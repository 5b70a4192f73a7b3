import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { columnOf, type DayText, dayAfter, laterMonth, monthOf, sameDayIn } from './month-grid.ts'
import type { Offer } from './queries.ts'

const SUNDAY = 7
const MONDAY = 1
const DAYS_A_WEEK = 7

/** With which weekday a week begins where the language is spoken. */
export const firstWeekdayOf = (language: string) => (language === 'vi' ? MONDAY : SUNDAY)

/** Which month is shown and which day the keys stand on. Opens on the first day that is free. */
export function useDayPicker(offer: Offer, value: DayText | null, language: string) {
  const grid = useRef<HTMLTableElement>(null)
  const days = [...offer.slotsByDay.keys()].sort()
  const firstDay = days[0] ?? offer.lastDay
  const freeOn = (day: DayText) =>
    (offer.slotsByDay.get(day) ?? []).reduce((sum, slot) => sum + slot.places_left, 0)
  const firstFree = days.find((day) => freeOn(day) > 0) ?? firstDay
  const [focused, setFocused] = useState(value ?? firstFree)
  const byKey = useRef(false)
  const month = monthOf(focused)

  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus()
  }, [focused])

  /** Stays within what can be booked. */
  const goTo = (day: DayText) =>
    setFocused(day < firstDay ? firstDay : day > offer.lastDay ? offer.lastDay : day)

  function onKeyDown(event: KeyboardEvent) {
    const next = dayByKey(event.key, focused, firstWeekdayOf(language))
    if (!next) return
    event.preventDefault()
    byKey.current = true
    goTo(next)
  }

  return {
    grid,
    onKeyDown,
    month,
    focused,
    freeOn,
    goTo,
    show: (next: string) => {
      const free = days.find((day) => monthOf(day) === next && freeOn(day) > 0)
      goTo(free ?? `${next}-01`)
    },
    hasEarlier: month > monthOf(firstDay),
    hasLater: month < monthOf(offer.lastDay),
  }
}

/** Where a key of a calendar grid leads, or undefined for any other. */
function dayByKey(key: string, day: DayText, firstWeekday: number): DayText | undefined {
  const column = columnOf(day, firstWeekday)
  switch (key) {
    case 'ArrowLeft':
      return dayAfter(day, -1)
    case 'ArrowRight':
      return dayAfter(day, 1)
    case 'ArrowUp':
      return dayAfter(day, -DAYS_A_WEEK)
    case 'ArrowDown':
      return dayAfter(day, DAYS_A_WEEK)
    case 'Home':
      return dayAfter(day, -column)
    case 'End':
      return dayAfter(day, DAYS_A_WEEK - 1 - column)
    case 'PageUp':
      return sameDayIn(laterMonth(monthOf(day), -1), day)
    case 'PageDown':
      return sameDayIn(laterMonth(monthOf(day), 1), day)
  }
  return undefined
}
