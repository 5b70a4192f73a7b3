import { useState } from 'react'
import type { DayText } from './month-grid.ts'
import type { Offer } from './queries.ts'

/** Manages the selected day and time. Deselects a time that others booked meanwhile. */
export function useSlotChoice(offered: Offer) {
  const [day, chooseDay] = useState<DayText | null>(null)
  const [time, setTime] = useState<string | null>(null)
  const slots = day ? (offered.slotsByDay.get(day) ?? []) : null
  const slot = slots?.find(({ starts_at, places_left }) => starts_at === time && places_left > 0)

  function setDay(next: DayText) {
    chooseDay(next)
    setTime(null)
  }

  return { day, setDay, slots, slot, setTime }
}
