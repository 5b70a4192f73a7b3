import { useState } from 'react'
import type { DayText } from './month-grid.ts'
import type { Offer } from './queries.ts'

/** The day and time chosen of an offer. A time that others book meanwhile is no longer chosen. */
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
