import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { columnOf, type DayText, dayAfter, laterMonth, monthOf, sameDayIn } from './month-grid.ts'
import type { Offer } from './queries.ts'

const SUNDAY = 7
const MONDAY = 1
const DAYS_A_WEEK = 7

/** Returns the first weekday in the language's region. */
export const firstWeekdayOf = (language: string) => (language === 'vi' ? MONDAY : SUNDAY)

/** Manages the shown month and the focused day. Starts at the first free day. */
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

  /** Clamps to the bookable range. */
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

/** Returns the day that a calendar-grid key leads to; undefined for other keys. */
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
